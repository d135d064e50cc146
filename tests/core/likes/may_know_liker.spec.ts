import { test } from '@japa/runner'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import { ada } from '#tests/support/people/people'

const free = ada().user
const premium = ada({ user: { paidUser: true } }).user
const admirer = { likedBack: false, fictional: false }

test.group('The identity of a liker', () => {
  test('is known to a premium member, and to a free one only who likes them back', ({ assert }) => {
    assert.isTrue(mayKnowLiker(premium, admirer))
    assert.isFalse(mayKnowLiker(free, admirer))
    assert.isTrue(mayKnowLiker(free, { ...admirer, likedBack: true }))
  })

  test('is never hidden for a fictional profile', ({ assert }) => {
    assert.isTrue(mayKnowLiker(free, { ...admirer, fictional: true }))
  })
})
