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

async function threadWithHeld() {
  const thread = await startConversation(unconfirmedAda, bob())
  await write(thread, ada(), { clientId: 'held one' })
  await write(thread, bob(), { clientId: 'bobs' })
  await write(thread, ada(), { clientId: 'held two' })
  thread.ports.clock.advance({ hours: 1 })
  return thread
}

test.group('Held messages, once their sender confirms', () => {
  test('get the next numbers, in the order they were written', async ({ assert }) => {
    const thread = await threadWithHeld()
    await confirmAda(thread)

    const numbers = messagesIn(thread).map(({ clientId, sequence }) => ({ clientId, sequence }))
    assert.sameDeepMembers(numbers, [
      { clientId: 'bobs', sequence: 1 },
      { clientId: 'held one', sequence: 2 },
      { clientId: 'held two', sequence: 3 },
    ])
  })

  test('are unread for the partner and lead the overview at that moment', async ({ assert }) => {
    const thread = await threadWithHeld()
    const deliveries = await confirmAda(thread)

    const bobs = await participantOf(thread, bob())
    assert.equal(bobs.unread, 2)
    assert.equal(bobs.lastMessageId, deliveries[1].messageId)
    assert.isTrue(bobs.lastMessageAt?.equals(thread.ports.clock.now()))
    assert.isTrue(messagesIn(thread).every(({ deliveredAt }) => deliveredAt !== null))
  })

  test('are returned in order, to be announced', async ({ assert }) => {
    const thread = await threadWithHeld()
    const held = messagesIn(thread).filter(({ sequence }) => sequence === null)

    assert.deepEqual(
      await confirmAda(thread),
      held.map(({ id, clientId }, index) => ({
        conversationId: thread.conversationId,
        messageId: id,
        sequence: 2 + index,
        clientId,
        recipientId: bob().profile.id,
      }))
    )
  })

  test('reach the partner of each conversation', async ({ assert }) => {
    const thread = await threadWithHeld()
    await join(thread.ports.repositories, cleo())
    const conversationId = await openBetween(thread.ports, ada(), cleo())
    const withCleo = { ports: thread.ports, conversationId }
    await write(withCleo, ada(), { clientId: 'to cleo' })

    assert.lengthOf(await confirmAda(thread), 3)
    assert.containsSubset(await participantOf(withCleo, cleo()), { unread: 1 })
  })

  test('are delivered once', async ({ assert }) => {
    const thread = await threadWithHeld()
    await confirmAda(thread)
    assert.isEmpty(await confirmAda(thread))
    assert.containsSubset(await participantOf(thread, bob()), { unread: 2 })
  })

  test('never reach a partner who has blocked the sender', async ({ assert }) => {
    const thread = await threadWithHeld()
    await blockMember(thread.ports, { profileId: bob().profile.id, blockedId: ada().profile.id })
    assert.isEmpty(await confirmAda(thread))
  })
})
