import { test } from '@japa/runner'
import { giftNames } from '#core/messaging/gifts/catalogue'
import { setSetting } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import {
  getJson,
  sendGift,
  conversationBetween,
  memberState,
} from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const rich = ada({ user: { paidUser: true, credits: 20, freeMessagesUsed: 5 } })

test.group('The gifts on offer', (group) => {
  inTransaction(group)

  test('have prices, and show the balance', async ({ client, assert }) => {
    await setSetting('gift_credits', '4')
    await join(rich)
    const { gifts, credits } = (await getJson(client, rich, '/gifts')).body()
    assert.equal(credits, 20)
    assert.deepEqual(gifts[0], { name: giftNames[0], cost: 4 })
    assert.lengthOf(gifts, giftNames.length)
  })
})

test.group('Sending a gift', (group) => {
  inTransaction(group)
  group.each.setup(() => join(rich, bob()))

  test('shows it in the conversation and as the last message of both overviews', async ({
    client,
    assert,
  }) => {
    const id = await conversationBetween(rich, bob())
    const sent = await sendGift(client, rich, `/chats/${id}/gifts`, 'bouquet', 'one')

    sent.assertStatus(201)
    sent.assertBodyContains({
      message: { kind: 'gift', gift: 'bouquet', mine: true, sequence: 1, clientId: 'one' },
      offer: { credits: 13 },
    })
    for (const [reader, mine] of [
      [rich, true],
      [bob(), false],
    ] as const) {
      const { inertiaProps } = await open(client, `/chats/${id}`, reader)
      assert.containsSubset(inertiaProps.conversation.messages[0], {
        kind: 'gift',
        gift: 'bouquet',
        mine,
      })
      const [{ last }] = inertiaProps.overview.conversations
      assert.containsSubset(last, { kind: 'gift', gift: 'bouquet', mine })
    }
  })

  test('that is not in the catalogue is refused', async ({ client, assert }) => {
    const id = await conversationBetween(rich, bob())
    for (const gift of ['', 'spaceship', 'toString', '__proto__']) {
      const refused = await sendGift(client, rich, `/chats/${id}/gifts`, gift)
      refused.assertStatus(422)
    }
    assert.containsSubset(await memberState(rich), { credits: 20, messages: 0 })
  })
})
