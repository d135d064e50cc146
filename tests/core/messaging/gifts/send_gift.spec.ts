import { test } from '@japa/runner'
import { giftNames, giftOffers, giftOfMessage, giftPrice } from '#core/messaging/gifts/catalogue'
import { sendGiftToMember } from '#core/messaging/gifts/send_gift'
import { defaultSettings } from '#core/sites/settings/settings'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, cleo, join } from '#tests/support/people/people'
import {
  writeGift,
  messagesIn,
  openBetween,
  startConversation,
  participantOf,
  userOf,
  write,
} from '#tests/support/messaging/core_conversation'

const rich = { user: { paidUser: true, credits: 10 } }

test.group('The gifts', () => {
  test('are at least 24, none below the price of the site', ({ assert }) => {
    assert.isAtLeast(giftNames.length, 24)
    const prices = giftOffers({ giftCredits: 3 }).map(({ cost }) => cost)
    assert.deepEqual(
      prices.map((price) => price - 3),
      [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 7, 9, 12, 15, 17, 22, 27]
    )
  })

  test('are found in the messages that carry one', ({ assert }) => {
    assert.equal(giftOfMessage({ kind: 'gift', body: 'rose' }), 'rose')
    assert.isNull(giftOfMessage({ kind: 'gift', body: '' }), 'erased')
    assert.isNull(giftOfMessage({ kind: 'text', body: 'rose' }))
  })

  test('all rise by as much as the price that the site sets', ({ assert }) => {
    for (const gift of giftNames) {
      assert.equal(giftPrice(gift, { giftCredits: 5 }), giftPrice(gift, { giftCredits: 3 }) + 2)
    }
  })
})

test.group('Sending a gift', () => {
  test('takes its price and no free message', async ({ assert }) => {
    const conversation = await startConversation(ada(rich), bob())
    const sent = await writeGift(conversation, ada(), { clientId: 'one', gift: 'teddy_bear' })

    assert.containsSubset(sent, {
      value: { kind: 'gift', body: 'teddy_bear', sequence: 1, cost: 6 },
    })
    assert.containsSubset(userOf(conversation, ada()), { credits: 4, freeMessagesUsed: 0 })
    assert.containsSubset(await participantOf(conversation, bob()), { unread: 1 })
    const [movement] = conversation.ports.repositories.ledger.rows
    assert.containsSubset(movement, {
      kind: 'gift',
      to: 'house:spent',
      credits: 6,
      idempotencyKey: `gift:${conversation.conversationId}:one`,
    })
  })

  test('takes the credits once when it is retried', async ({ assert }) => {
    const conversation = await startConversation(ada(rich), bob())
    const letter = { clientId: 'one', gift: 'rose' } as const
    const sent = await Promise.all([
      writeGift(conversation, ada(), letter),
      writeGift(conversation, ada(), letter),
    ])

    assert.deepEqual(sent[0], sent[1])
    assert.lengthOf(messagesIn(conversation), 1)
    assert.equal(userOf(conversation, ada()).credits, 7)
    assert.lengthOf(conversation.ports.events.published, 1)
  })

  test('is refused without enough credits, also while messages are free', async ({ assert }) => {
    for (const user of [{ credits: 0 }, { paidUser: true, credits: 2 }]) {
      const conversation = await startConversation(ada({ user }), bob())
      const refused = await writeGift(conversation, ada(), { clientId: 'one', gift: 'rose' })
      assert.containsSubset(refused, {
        ok: false,
        refusal: 'insufficient_credits',
        details: { balance: user.credits, cost: 3 },
      })
      assert.isEmpty(messagesIn(conversation))
      assert.isEmpty(conversation.ports.repositories.ledger.rows)
    }
  })

  test('is free where the site sets no price', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const settings = { giftCredits: 0 }
    const sent = await writeGift(conversation, ada(), { clientId: 'one', gift: 'rose', settings })
    assert.containsSubset(sent, { ok: true, value: { cost: 0 } })
    assert.isEmpty(conversation.ports.repositories.ledger.rows)
  })

  test('begins a conversation as a first message does, unless it is refused', async ({
    assert,
  }) => {
    const giving = { userId: ada().user.id, clientId: 'one', settings: defaultSettings }
    const rose = { ...giving, partnerId: bob().profile.id, gift: 'rose' } as const
    const ports = await portsWith(ada(rich), bob())
    const given = await sendGiftToMember(ports, rose)
    assert.containsSubset(given, { ok: true, value: { kind: 'gift', sequence: 1 } })
    assert.equal(ports.repositories.conversations.rows.size, 1)
    const poor = await portsWith(ada(), bob())
    const refused = await sendGiftToMember(poor, rose)
    assert.containsSubset(refused, { refusal: 'insufficient_credits' })
    assert.equal(poor.repositories.conversations.rows.size, 0)
  })

  test('does not open a third conversation to a free member', async ({ assert }) => {
    const conversation = await startConversation(ada({ user: { credits: 50 } }), bob())
    await join(conversation.ports.repositories, cleo())
    await write(conversation, ada(), { clientId: 'one' })
    const conversationId = await openBetween(conversation.ports, ada(), cleo())
    const limit = { freeConversations: 1 }
    const other = { ports: conversation.ports, conversationId }
    const gift = await writeGift(other, ada(), { clientId: 'two', gift: 'rose', settings: limit })
    assert.containsSubset(gift, { refusal: 'free_conversations_used_up', details: { max: 1 } })
  })
})
