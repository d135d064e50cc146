import { test } from '@japa/runner'
import '@japa/assert'
import { rubberBand, verdictOf } from '../../../../inertia/components/swipe/drag.js'

const width = 300

test.group('A dragged card', () => {
  test('follows the finger, and resists further out', ({ assert }) => {
    assert.equal(rubberBand(60, width), 60)
    assert.equal(rubberBand(-120, width), -120)
    const far = [200, 400, 4000].map((pixels) => rubberBand(pixels, width))
    assert.deepEqual(
      far,
      far.toSorted((one, other) => one - other)
    )
    assert.isTrue(far.every((pixels) => pixels > 120 && pixels < 240))
    assert.equal(rubberBand(-400, width), -far[1])
  })

  test('is liked or passed when released far enough to the right or left', ({ assert }) => {
    assert.equal(verdictOf(90, width, 0), 'like')
    assert.equal(verdictOf(-90, width, 0), 'pass')
    assert.isNull(verdictOf(89, width, 0))
    assert.isNull(verdictOf(-89, width, 0))
  })

  test('is liked or passed sooner by a flick, but not by one that goes back', ({ assert }) => {
    assert.equal(verdictOf(40, width, 0.5), 'like')
    assert.equal(verdictOf(-40, width, -0.5), 'pass')
    assert.isNull(verdictOf(39, width, 2))
    assert.isNull(verdictOf(40, width, 0.4))
    assert.isNull(verdictOf(80, width, -2))
  })
})
