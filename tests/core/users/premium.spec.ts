import { test } from '@japa/runner'
import { isPremium } from '#core/users/premium'
import { ada } from '#tests/support/people/people'

test.group('Premium', () => {
  test('is a member who has bought, with or without credits', ({ assert }) => {
    assert.isTrue(isPremium(ada({ user: { paidUser: true, credits: 5 } }).user))
    assert.isTrue(isPremium(ada({ user: { paidUser: true, credits: 0 } }).user))
  })

  test('is no member who was only given credits, and no visitor', ({ assert }) => {
    assert.isFalse(isPremium(ada({ user: { paidUser: false, credits: 5 } }).user))
    assert.isFalse(isPremium(null))
    assert.isFalse(isPremium(undefined))
  })
})
