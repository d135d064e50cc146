import { test } from '@japa/runner'
import { toldCaption } from '#core/landers/caption'
import { toldLikes } from '#core/landers/likes'

test.group('The caption of a post', () => {
  test('is that of the photo, of a member who agreed', ({ assert }) => {
    assert.equal(
      toldCaption('Sunday, ten o’clock, the market', true),
      'Sunday, ten o’clock, the market'
    )
    assert.isNull(toldCaption('Sunday, ten o’clock, the market', false))
    assert.isNull(toldCaption(null, true))
  })

  for (const caption of [
    'Insta: eva_k',
    'Call me: 06 12 34 56 78',
    'More on evas-photos.com',
    'eva@mail.test',
  ]) {
    test(`is left out when it leads away from the site, as “${caption}”`, ({ assert }) => {
      assert.isNull(toldCaption(caption, true))
    })
  }
})

test.group('The likes of a post', () => {
  test('are told exactly, up to 999, and not at all where there are none', ({ assert }) => {
    assert.deepEqual([0, 1, 999, 1000].map(toldLikes), [
      null,
      { count: 1, more: false },
      { count: 999, more: false },
      { count: 999, more: true },
    ])
  })
})
