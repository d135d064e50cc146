import { test } from '@japa/runner'
import type { User } from '#core/users/user'
import { writingOffer } from '#core/messaging/may_write'
import { defaultSettings } from '#core/sites/settings/settings'
import { ada } from '#tests/support/people/people'

function offerTo(user: Partial<User>) {
  return writingOffer({
    sender: ada({ user }).user,
    participant: null,
    conversationsEntered: 0,
    isPaused: false,
    partnerStatus: 'active',
    settings: defaultSettings,
  })
}

test.group('The writing offer of a page', () => {
  test('has the free messages left, never below zero when a site lowers its limit', ({
    assert,
  }) => {
    assert.deepEqual(offerTo({ freeMessagesUsed: 3 }), {
      cost: 0,
      credits: 0,
      freeMessagesLeft: 2,
      held: false,
      refused: null,
    })
    assert.equal(offerTo({ freeMessagesUsed: 9 }).freeMessagesLeft, 0)
  })

  test('has the price and the balance afterwards', ({ assert }) => {
    const offer = offerTo({ paidUser: true, credits: 7, freeMessagesUsed: 5 })
    assert.containsSubset(offer, { cost: 1, credits: 7, freeMessagesLeft: 0, refused: null })
  })

  test('has the reason why it cannot be sent, and its cost', ({ assert }) => {
    const offer = offerTo({ freeMessagesUsed: 5 })
    assert.containsSubset(offer, { cost: 1, refused: { refusal: 'free_messages_used_up' } })
  })

  test('warns an unconfirmed sender', ({ assert }) => {
    assert.isTrue(offerTo({ status: 'not_confirmed' }).held)
  })
})
