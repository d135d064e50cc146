import { test } from '@japa/runner'
import '@japa/assert'
import { parseLikeParameter } from '../../../../inertia/components/likes/like_parameter.js'

const parse = (url: string) => parseLikeParameter(url, 'https://vonk.test')

test.group('The modal of a new like', () => {
  test('is parsed as seconds and removed from the URL', ({ assert }) => {
    assert.deepEqual(parse('/members?t=5'), { isPresent: true, rest: '/members', seconds: 5 })
    assert.deepEqual(parse('/members?min_age=18&t=0#top'), {
      isPresent: true,
      rest: '/members?min_age=18#top',
      seconds: 0,
    })
  })

  test('is absent from other URLs', ({ assert }) => {
    assert.deepEqual(parse('/likes?after=x'), {
      isPresent: false,
      rest: '/likes?after=x',
      seconds: null,
    })
  })

  test('never opens for {t}, which is removed from the URL nevertheless')
    .with(['', '-1', '1.5', '1e3', 'soon', '3601', '99999'].map((t) => ({ t })))
    .run(({ assert }, { t }) => {
      assert.deepEqual(parse(`/members?t=${t}`), {
        isPresent: true,
        rest: '/members',
        seconds: null,
      })
    })
})
