import { test } from '@japa/runner'
import { fakePorts } from '#adapters/fakes/fake_ports'
import { blockMember } from '#core/likes/block'
import { openConversation } from '#core/messaging/open_conversation'
import { openThread, sideOf } from '#tests/support/thread'
import { ada, bob, join } from '#tests/support/people'

const adaToBob = { profileId: ada().profile.id, partnerId: bob().profile.id }
const bobToAda = { profileId: bob().profile.id, partnerId: ada().profile.id }

test.group('Opening a conversation', () => {
  test('shows the partner nothing', async ({ assert }) => {
    const thread = await openThread(ada(), bob())
    assert.containsSubset(await sideOf(thread, bob()), { unread: 0, lastMessageAt: null })
    assert.isEmpty(thread.ports.events.published)
  })

  test('finds the one thread again, from either side', async ({ assert }) => {
    const { ports, conversationId } = await openThread(ada(), bob())
    for (const pair of [adaToBob, bobToAda]) {
      assert.containsSubset(await openConversation(ports, pair), { value: { id: conversationId } })
    }
  })

  test('makes one thread when both open it at once', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada(), bob())
    const [one, other] = await Promise.all([
      openConversation(ports, adaToBob),
      openConversation(ports, bobToAda),
    ])
    assert.isTrue(one.ok)
    assert.deepEqual(one, other)
  })

  test('keeps the pair in order, whoever opens it', async ({ assert }) => {
    for (const [one, other] of [
      [ada(), bob()],
      [bob(), ada()],
    ]) {
      const { ports } = await openThread(one, other)
      const [thread] = ports.repositories.conversations.rows.values()
      assert.isTrue(thread.lowProfileId < thread.highProfileId)
    }
  })

  test('with an unknown member is refused', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada())
    assert.containsSubset(await openConversation(ports, adaToBob), { refusal: 'member_not_found' })
  })

  test('with a disabled member is refused', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada(), bob({ profile: { status: 'disabled' } }))
    assert.containsSubset(await openConversation(ports, adaToBob), { refusal: 'member_not_found' })
  })

  test('with oneself is refused', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada())
    const alone = { profileId: ada().profile.id, partnerId: ada().profile.id }
    assert.containsSubset(await openConversation(ports, alone), { refusal: 'member_not_found' })
  })

  test('is refused to both when one blocks the other', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada(), bob())
    await blockMember(ports, { profileId: ada().profile.id, blockedId: bob().profile.id })
    for (const pair of [adaToBob, bobToAda]) {
      assert.containsSubset(await openConversation(ports, pair), { refusal: 'blocked' })
    }
  })
})
