import { test } from '@japa/runner'
import { blockMember, unblockMember } from '#core/likes/block'
import { likeMember } from '#core/likes/like'
import { mayConverse } from '#core/messaging/open_conversation'
import { ok } from '#core/result'
import {
  messagesIn,
  startConversation,
  participantOf,
  write,
} from '#tests/support/messaging/core_conversation'
import { ada, bob, cleo, join, type Person } from '#tests/support/people/people'

const adaBlocksBob = { profileId: ada().profile.id, blockedId: bob().profile.id }
const adaToBob = { profileId: ada().profile.id, partnerId: bob().profile.id }

/** Ada and Bob have written and like each other. */
async function acquainted() {
  const conversation = await startConversation(ada(), bob())
  await write(conversation, ada(), { clientId: 'one' })
  await write(conversation, bob(), { clientId: 'two' })
  await likeMember(conversation.ports, { profileId: ada().profile.id, likedId: bob().profile.id })
  await likeMember(conversation.ports, { profileId: bob().profile.id, likedId: ada().profile.id })
  return conversation
}

test.group('Blocking a member', () => {
  test('removes the conversation from both overviews, with its messages', async ({ assert }) => {
    const conversation = await acquainted()
    await blockMember(conversation.ports, adaBlocksBob)

    assert.isEmpty(messagesIn(conversation))
    for (const person of [ada(), bob()]) {
      assert.containsSubset(await participantOf(conversation, person), {
        unread: 0,
        lastMessageAt: null,
        lastMessageId: null,
      })
    }
  })

  test('removes the likes between the two and no others', async ({ assert }) => {
    const { ports } = await acquainted()
    await join(ports.repositories, cleo())
    await likeMember(ports, { profileId: cleo().profile.id, likedId: bob().profile.id })
    await blockMember(ports, adaBlocksBob)

    const likers = [...ports.repositories.likes.rows.values()].map(({ likerId }) => likerId)
    assert.deepEqual(likers, [cleo().profile.id])
  })

  test('does not free a conversation of the limit', async ({ assert }) => {
    const { ports } = await acquainted()
    await blockMember(ports, adaBlocksBob)
    assert.equal(await ports.repositories.conversations.countEntered(ada().profile.id), 1)
  })

  test('again changes nothing', async ({ assert }) => {
    const { ports } = await acquainted()
    await blockMember(ports, adaBlocksBob)
    const [first] = ports.repositories.blocks.rows.values()
    ports.clock.advance({ days: 1 })

    assert.deepEqual(await blockMember(ports, adaBlocksBob), ok())
    assert.deepEqual([...ports.repositories.blocks.rows.values()], [first])
  })

  test('works for a banned member, and without a conversation', async ({ assert }) => {
    const { ports } = await acquainted()
    await join(ports.repositories, cleo())
    await ports.repositories.profiles.update(bob().profile.id, { status: 'disabled' })
    const blocking = { profileId: ada().profile.id, blockedId: cleo().profile.id }
    for (const one of [adaBlocksBob, blocking])
      assert.deepEqual(await blockMember(ports, one), ok())
  })

  test('refuses oneself, and an unknown member', async ({ assert }) => {
    const { ports } = await acquainted()
    const block = ({ profile }: Person) =>
      blockMember(ports, { profileId: ada().profile.id, blockedId: profile.id })
    assert.containsSubset(await block(ada()), { refusal: 'own_profile' })
    assert.containsSubset(await block(cleo()), { refusal: 'member_not_found' })
  })
})

test.group('Unblocking a member', () => {
  test('lets both write again in the same conversation, with continued sequences', async ({
    assert,
  }) => {
    const conversation = await acquainted()
    await blockMember(conversation.ports, adaBlocksBob)
    await unblockMember(conversation.ports, adaBlocksBob)

    assert.isTrue((await mayConverse(conversation.ports.repositories, adaToBob)).ok)
    const sent = await write(conversation, bob(), { clientId: 'three' })
    assert.containsSubset(sent, { value: { sequence: 3 } })
  })

  test('does not undo the block of the other', async ({ assert }) => {
    const { ports } = await acquainted()
    await blockMember(ports, adaBlocksBob)
    await blockMember(ports, { profileId: bob().profile.id, blockedId: ada().profile.id })
    await unblockMember(ports, adaBlocksBob)

    assert.containsSubset(await mayConverse(ports.repositories, adaToBob), { refusal: 'blocked' })
  })
})
