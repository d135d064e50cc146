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

async function conversationWithTwoUnread() {
  const conversation = await startConversation(ada(), bob())
  await write(conversation, ada(), { clientId: 'one' })
  await write(conversation, ada(), { clientId: 'two' })
  conversation.ports.events.published.length = 0
  return conversation
}

test.group('Reading a conversation', () => {
  test('leaves nothing unread, up to the newest message, and counts again from there', async ({
    assert,
  }) => {
    const conversation = await conversationWithTwoUnread()
    const bobs = () => participantOf(conversation, bob())
    assert.containsSubset(await bobs(), { unread: 2 })
    await read(conversation, bob())
    assert.containsSubset(await bobs(), { unread: 0, lastReadSequence: 2 })
    await write(conversation, ada(), { clientId: 'three' })
    assert.containsSubset(await bobs(), { unread: 1, lastReadSequence: 2 })
  })

  test('is announced once, to both members', async ({ assert }) => {
    const conversation = await conversationWithTwoUnread()
    await read(conversation, bob())
    await read(conversation, bob())
    assert.deepEqual(conversation.ports.events.published, [
      {
        name: 'conversation_read',
        conversationId: conversation.conversationId,
        readerId: bob().profile.id,
        partnerId: ada().profile.id,
      },
    ])
  })

  test('changes nothing for the writer', async ({ assert }) => {
    const conversation = await conversationWithTwoUnread()
    await read(conversation, ada())
    assert.containsSubset(await participantOf(conversation, bob()), { unread: 2 })
    assert.isEmpty(conversation.ports.events.published)
  })

  test('is refused for a conversation of other members', async ({ assert }) => {
    const conversation = await conversationWithTwoUnread()
    await join(conversation.ports.repositories, cleo())
    assert.containsSubset(await read(conversation, cleo()), { refusal: 'conversation_not_found' })
  })
})
