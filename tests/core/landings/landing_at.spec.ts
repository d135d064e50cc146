import { test } from '@japa/runner'
import { landingAt } from '#core/landings/landing_at'

test.group('The landing at a path', () => {
  test('is a lander with its variant, if any', ({ assert }) => {
    const at = (path: string) => landingAt(path)
    assert.deepEqual(at('/landers/gallery'), { lander: 'gallery', variant: null })
    assert.deepEqual(at('/landers/gallery/night-2'), { lander: 'gallery', variant: 'night-2' })
    assert.deepEqual(at('/members/42/landing2/blue'), { lander: 'landing2', variant: 'blue' })
    assert.deepEqual(at('/members/42/landing'), { lander: 'landing', variant: null })
  })

  test('is the same with a slash at its end', ({ assert }) => {
    const night = { lander: 'gallery', variant: 'night' }
    assert.deepEqual(landingAt('/landers/gallery/night/'), night)
    assert.deepEqual(landingAt('/landers/gallery/'), { lander: 'gallery', variant: null })
    assert.deepEqual(landingAt('/members/42/landing/'), { lander: 'landing', variant: null })
  })

  test('is named by the forms of a landing as by those of a lander', ({ assert }) => {
    const named = { lander: 'landing3', variant: 'blue' }
    assert.deepEqual(landingAt('/landers/landing3/blue'), named)
    assert.isNull(landingAt('/landers/landing4'))
  })

  test('is none for other pages', ({ assert }) => {
    for (const path of [
      '/',
      '/landers',
      '/landers/anyword',
      '/landers/gallery/a/b',
      '/members/42',
      '/members/42/landing4',
      '/x/landers/gallery',
    ]) {
      assert.isNull(landingAt(path), path)
    }
  })
})
