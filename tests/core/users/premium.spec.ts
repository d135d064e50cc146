import { test } from '@japa/runner'
import { isPremium } from '#core/users/premium'
import { ada } from '#tests/support/people/people'

test.group('Premium', () => {
  test('is a member who has bought credits, whatever is left', ({ assert }) => {
    assert.isTrue(isPremium(ada({ user: { paidUser: true, credits: 5 } }).user))
    assert.isTrue(isPremium(ada({ user: { paidUser: true, credits: 0 } }).user))
  })

  test('is neither a member with gifted credits only nor a visitor', ({ assert }) => {
    assert.isFalse(isPremium(ada({ user: { paidUser: false, credits: 5 } }).user))
    assert.isFalse(isPremium(null))
    assert.isFalse(isPremium(undefined))
  })
})
