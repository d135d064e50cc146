import { test } from '@japa/runner'
import { blockMember } from '#core/likes/block'
import { deliverHeldMessages } from '#core/messaging/deliver_held_messages'
import {
  messagesIn,
  openBetween,
  startConversation,
  participantOf,
  write,
  type CoreConversation,
} from '#tests/support/messaging/core_conversation'
import { ada, bob, cleo, join, unconfirmedAda } from '#tests/support/people/people'

function confirmAda({ ports }: Pick<CoreConversation, 'ports'>) {
  const input = { profileId: ada().profile.id, now: ports.clock.now() }
  return ports.unitOfWork.run((repositories) => deliverHeldMessages(repositories, input))
}

async function conversationWithHeld() {
  const conversation = await startConversation(unconfirmedAda, bob())
  await write(conversation, ada(), { clientId: 'held one' })
  await write(conversation, bob(), { clientId: 'bobs' })
  await write(conversation, ada(), { clientId: 'held two' })
  conversation.ports.clock.advance({ hours: 1 })
  return conversation
}

test.group('Held messages, once their sender confirms', () => {
  test('get the next numbers, in the order they were written', async ({ assert }) => {
    const conversation = await conversationWithHeld()
    await confirmAda(conversation)

    const numbers = messagesIn(conversation).map(({ clientId, sequence }) => [clientId, sequence])
    assert.sameDeepMembers(numbers, [
      ['bobs', 1],
      ['held one', 2],
      ['held two', 3],
    ])
  })

  test('are unread for the partner and lead the overview at that moment', async ({ assert }) => {
    const conversation = await conversationWithHeld()
    const deliveries = await confirmAda(conversation)

    const bobs = await participantOf(conversation, bob())
    assert.equal(bobs.unread, 2)
    assert.equal(bobs.lastMessageId, deliveries[1].messageId)
    assert.isTrue(bobs.lastMessageAt?.equals(conversation.ports.clock.now()))
    assert.isTrue(messagesIn(conversation).every(({ deliveredAt }) => deliveredAt !== null))
    const mail = { name: 'send_news_mail', profileId: bob().profile.id } as const
    assert.deepInclude(conversation.ports.repositories.jobs.added, mail)
  })

  test('show their signs from then on', async ({ assert }) => {
    const conversation = await startConversation(unconfirmedAda, bob())
    const { signs } = conversation.ports.repositories.conversations
    await write(conversation, ada(), { clientId: 'held', body: 'Are you real?' })
    assert.isFalse(signs.has(conversation.conversationId))
    await confirmAda(conversation)
    assert.equal(signs.get(conversation.conversationId), 'belief')
  })

  test('are returned in order, to be announced', async ({ assert }) => {
    const conversation = await conversationWithHeld()
    const held = messagesIn(conversation).filter(({ sequence }) => sequence === null)

    assert.deepEqual(
      await confirmAda(conversation),
      held.map(({ id, clientId }, index) => ({
        conversationId: conversation.conversationId,
        messageId: id,
        sequence: 2 + index,
        clientId,
        recipientId: bob().profile.id,
      }))
    )
  })

  test('reach the partner of each conversation', async ({ assert }) => {
    const conversation = await conversationWithHeld()
    await join(conversation.ports.repositories, cleo())
    const conversationId = await openBetween(conversation.ports, ada(), cleo())
    const withCleo = { ports: conversation.ports, conversationId }
    await write(withCleo, ada(), { clientId: 'to cleo' })

    assert.lengthOf(await confirmAda(conversation), 3)
    assert.containsSubset(await participantOf(withCleo, cleo()), { unread: 1 })
  })

  test('are delivered once', async ({ assert }) => {
    const conversation = await conversationWithHeld()
    await confirmAda(conversation)
    assert.isEmpty(await confirmAda(conversation))
    assert.containsSubset(await participantOf(conversation, bob()), { unread: 2 })
  })

  test('never reach a partner who has blocked the sender', async ({ assert }) => {
    const conversation = await conversationWithHeld()
    const blocking = { profileId: bob().profile.id, blockedId: ada().profile.id }
    await blockMember(conversation.ports, blocking)
    assert.isEmpty(await confirmAda(conversation))
  })
})
