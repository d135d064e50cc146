import { test } from '@japa/runner'
import '@japa/assert'
import {
  parseLikeParameter,
  reloadAfter,
} from '../../../../inertia/components/likes/like_parameter.js'

const asked = (url: string) => parseLikeParameter(url, 'https://vonk.test')

test.group('The modal of a new like', () => {
  test('is asked for in the address, by seconds, which are taken out', ({ assert }) => {
    assert.deepEqual(asked('/members?t=5'), { asked: true, rest: '/members', seconds: 5 })
    assert.deepEqual(asked('/members?min_age=18&t=0#top'), {
      asked: true,
      rest: '/members?min_age=18#top',
      seconds: 0,
    })
  })

  test('is not asked for without them', ({ assert }) => {
    assert.deepEqual(asked('/likes?after=x'), {
      asked: false,
      rest: '/likes?after=x',
      seconds: null,
    })
  })

  test('never comes for {t}, which is taken out all the same')
    .with(['', '-1', '1.5', '1e3', 'soon', '3601', '99999'].map((t) => ({ t })))
    .run(({ assert }, { t }) => {
      assert.deepEqual(asked(`/members?t=${t}`), { asked: true, rest: '/members', seconds: null })
    })

  test('has the likes asked for anew 500 ms after its answer', ({ assert }) => {
    assert.equal(reloadAfter, 500)
  })
})
