import { test } from '@japa/runner'
import type { User } from '#core/users/user'
import type { Participant } from '#core/messaging/conversation'
import { mayWrite, type Writing } from '#core/messaging/may_write'
import { ok } from '#core/result'
import { ada, bob } from '#tests/support/people/people'

const settings = { freeConversations: 2, freeMessages: 5, messageCredits: 1 }

const entered: Participant = {
  conversationId: 'with bob',
  profileId: ada().profile.id,
  partnerId: bob().profile.id,
  unread: 0,
  lastReadSequence: 0,
  removedUpTo: 0,
  enteredAt: ada().user.signupDate,
  lastMessageAt: null,
  lastMessageId: null,
}

function writing(user: Partial<User>, about: Partial<Writing> = {}): Writing {
  return {
    sender: ada({ user }).user,
    participant: null,
    conversationsEntered: 0,
    blocked: false,
    isPaused: false,
    partnerStatus: 'active',
    price: null,
    settings,
    ...about,
  }
}

function refusalOf(about: Writing) {
  const decision = mayWrite(about)
  return decision.ok ? null : decision.refusal
}

test.group('A free member', () => {
  test('writes the first message for free and enters the conversation', ({ assert }) => {
    assert.deepEqual(mayWrite(writing({})), ok({ cost: 0, free: true, enters: true }))
  })

  test('may continue an entered conversation at the limit', ({ assert }) => {
    const goingOn = writing({}, { participant: entered, conversationsEntered: 2 })
    assert.deepEqual(mayWrite(goingOn), ok({ cost: 0, free: true, enters: false }))
  })

  test('may start or answer two conversations', ({ assert }) => {
    assert.isNull(refusalOf(writing({}, { conversationsEntered: 1 })))
  })

  test('is refused a third conversation, with the limit, also to answer or with credits', ({
    assert,
  }) => {
    const answering = { participant: { ...entered, enteredAt: null, unread: 1 } }
    for (const [user, about] of [
      [{}, {}],
      [{}, answering],
      [{ credits: 9 }, {}],
    ] as const) {
      const decision = mayWrite(writing(user, { ...about, conversationsEntered: 2 }))
      const refused = { refusal: 'free_conversations_used_up', details: { max: 2, cost: 1 } }
      assert.containsSubset(decision, refused)
    }
  })

  test('writes five messages for free, and is refused the sixth', ({ assert }) => {
    assert.isNull(refusalOf(writing({ freeMessagesUsed: 4 })))
    const sixth = writing({ freeMessagesUsed: 5 }, { participant: entered })
    assert.equal(refusalOf(sixth), 'free_messages_used_up')
  })

  test('pays for the sixth message with gifted credits', ({ assert }) => {
    const sixth = writing({ freeMessagesUsed: 5, credits: 1 }, { participant: entered })
    assert.deepEqual(mayWrite(sixth), ok({ cost: 1, free: false, enters: false }))
  })
})

test.group('A premium member', () => {
  const premium = { paidUser: true, credits: 20 }

  test('uses up free messages first, then pays for each message', ({ assert }) => {
    const fifth = mayWrite(writing({ ...premium, freeMessagesUsed: 4 }))
    assert.deepEqual(fifth, ok({ cost: 0, free: true, enters: true }))
    const sixth = mayWrite(writing({ ...premium, freeMessagesUsed: 5 }))
    assert.deepEqual(sixth, ok({ cost: 1, free: false, enters: true }))
  })

  test('enters any number of conversations', ({ assert }) => {
    assert.isNull(refusalOf(writing(premium, { conversationsEntered: 5000 })))
  })

  test('spends the last credit', ({ assert }) => {
    assert.isNull(refusalOf(writing({ paidUser: true, credits: 1, freeMessagesUsed: 5 })))
  })

  test('is refused without enough credits, with what is missing', ({ assert }) => {
    const poor = writing(
      { paidUser: true, credits: 2, freeMessagesUsed: 5 },
      { settings: { ...settings, messageCredits: 3 } }
    )
    assert.containsSubset(mayWrite(poor), {
      refusal: 'insufficient_credits',
      details: { cost: 3, missing: 1 },
    })
  })

  test('writes for free where messages cost no credits', ({ assert }) => {
    const site = { settings: { ...settings, messageCredits: 0 } }
    const decision = mayWrite(writing({ paidUser: true, credits: 0, freeMessagesUsed: 5 }, site))
    assert.deepEqual(decision, ok({ cost: 0, free: false, enters: true }))
  })
})

test.group('The site itself, as a fictional profile', () => {
  test('writes on the house, in any number of conversations', ({ assert }) => {
    const limits = { freeMessagesUsed: 5, credits: 0 }
    const about = { price: 'on_the_house', conversationsEntered: 2 } as const
    const decision = mayWrite(writing(limits, about))
    assert.deepEqual(decision, ok({ cost: 0, free: false, enters: true }))
  })
})

test.group('Nobody', () => {
  test('may write when one of the two blocks the other, whatever else is true', ({ assert }) => {
    const about = { blocked: true, partnerStatus: 'banned', conversationsEntered: 2 } as const
    assert.equal(refusalOf(writing({}, about)), 'blocked')
  })

  test('writes in a paused chat, but the site itself', ({ assert }) => {
    assert.equal(refusalOf(writing({ paidUser: true }, { isPaused: true })), 'chat_paused')
    assert.isNull(refusalOf(writing({}, { isPaused: true, price: 'on_the_house' })))
  })

  test('writes to a partner who is {status}')
    .with([
      { status: 'banned', refusal: 'partner_gone' },
      { status: 'deleted', refusal: 'partner_gone' },
      { status: 'deletion_pending', refusal: 'partner_gone' },
      { status: 'suspended', refusal: 'partner_away' },
    ] as const)
    .run(({ assert }, { status, refusal }) => {
      assert.equal(refusalOf(writing({ paidUser: true }, { partnerStatus: status })), refusal)
    })

  test('may not write to an unconfirmed partner', ({ assert }) => {
    assert.isNull(refusalOf(writing({}, { partnerStatus: 'not_confirmed' })))
  })
})
