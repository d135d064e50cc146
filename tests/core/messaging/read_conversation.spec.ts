import { test } from '@japa/runner'
import { readConversation } from '#core/messaging/read_conversation'
import {
  startConversation,
  participantOf,
  write,
  type CoreConversation,
} from '#tests/support/messaging/core_conversation'
import { ada, bob, cleo, join, type Person } from '#tests/support/people/people'

function read({ ports, conversationId }: CoreConversation, { profile }: Person) {
  return readConversation(ports, { profileId: profile.id, conversationId })
}

async function threadWithTwoUnread() {
  const thread = await startConversation(ada(), bob())
  await write(thread, ada(), { clientId: 'one' })
  await write(thread, ada(), { clientId: 'two' })
  thread.ports.events.published.length = 0
  return thread
}

test.group('Reading a conversation', () => {
  test('leaves nothing unread, up to the newest message', async ({ assert }) => {
    const thread = await threadWithTwoUnread()
    assert.containsSubset(await participantOf(thread, bob()), { unread: 2 })
    await read(thread, bob())
    assert.containsSubset(await participantOf(thread, bob()), { unread: 0, lastReadSequence: 2 })
  })

  test('is announced once, to both members', async ({ assert }) => {
    const thread = await threadWithTwoUnread()
    await read(thread, bob())
    await read(thread, bob())
    assert.deepEqual(thread.ports.events.published, [
      {
        name: 'conversation_read',
        conversationId: thread.conversationId,
        readerId: bob().profile.id,
        partnerId: ada().profile.id,
      },
    ])
  })

  test('changes nothing for the writer', async ({ assert }) => {
    const thread = await threadWithTwoUnread()
    await read(thread, ada())
    assert.containsSubset(await participantOf(thread, bob()), { unread: 2 })
    assert.isEmpty(thread.ports.events.published)
  })

  test('counts again from there', async ({ assert }) => {
    const thread = await threadWithTwoUnread()
    await read(thread, bob())
    await write(thread, ada(), { clientId: 'three' })
    assert.containsSubset(await participantOf(thread, bob()), { unread: 1, lastReadSequence: 2 })
  })

  test('is refused for a conversation of other members', async ({ assert }) => {
    const thread = await threadWithTwoUnread()
    await join(thread.ports.repositories, cleo())
    assert.containsSubset(await read(thread, cleo()), { refusal: 'conversation_not_found' })
  })
})
