import { test } from '@japa/runner'
import { blockMember } from '#core/likes/block'
import { removeConversation } from '#core/messaging/remove_conversation'
import { removeMessage } from '#core/messaging/remove_message'
import { photoVariants } from '#core/ports/photo_storage'
import { ada, bob } from '#tests/support/people/people'
import {
  messagesIn,
  startConversation,
  writePhoto,
  type CoreConversation,
  userOf,
} from '#tests/support/messaging/core_conversation'

const rich = { user: { paidUser: true, credits: 10 } }

async function shown() {
  const conversation = await startConversation(ada(rich), bob())
  await writePhoto(conversation, ada(), { clientId: 'one' })
  return { conversation, photo: messagesIn(conversation)[0] }
}

/** The pictures whose files are to be removed. */
function removals({ ports }: CoreConversation) {
  return ports.repositories.jobs.added.flatMap((job) =>
    job.name === 'remove_pictures' ? job.storageKeys : []
  )
}

test.group('Sending a photo', () => {
  test('stores its files under the message and takes its price', async ({ assert }) => {
    const { conversation, photo } = await shown()
    assert.containsSubset(photo, { kind: 'photo', body: '', sequence: 1, cost: 2, width: 900 })
    assert.equal(userOf(conversation, ada()).credits, 8)
    assert.containsSubset(conversation.ports.repositories.ledger.rows, [
      { kind: 'photo', credits: 2, idempotencyKey: `photo:${conversation.conversationId}:one` },
    ])
    const variants = photoVariants.map((variant) => `${photo.storageKey}/${variant}`)
    assert.deepEqual([...conversation.ports.photos.files.keys()], variants)
  })

  test('is one message for one price when both requests arrive at once', async ({ assert }) => {
    const conversation = await startConversation(ada(rich), bob())
    const letter = { clientId: 'one' }
    await Promise.all([
      writePhoto(conversation, ada(), letter),
      writePhoto(conversation, ada(), letter),
    ])
    assert.lengthOf(messagesIn(conversation), 1)
    assert.equal(userOf(conversation, ada()).credits, 8)
    assert.equal(conversation.ports.photos.files.size, photoVariants.length)
  })

  test('retried does not render it again', async ({ assert }) => {
    const { conversation, photo } = await shown()
    conversation.ports.pictures.refusal = 'picture_broken'
    const again = await writePhoto(conversation, ada(), { clientId: 'one' })
    assert.containsSubset(again, { ok: true, value: { id: photo.id } })
  })

  test('is refused without credits before any work is done', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    conversation.ports.pictures.refusal = 'picture_broken'
    const refused = await writePhoto(conversation, ada(), { clientId: 'one' })
    assert.containsSubset(refused, { refusal: 'insufficient_credits', details: { cost: 2 } })
    assert.equal(conversation.ports.photos.files.size, 0)
  })

  test('that is no picture is refused and costs nothing', async ({ assert }) => {
    const conversation = await startConversation(ada(rich), bob())
    const script = new TextEncoder().encode('<script>alert(1)')
    for (const [file, refusal] of [
      [{ head: script }, 'picture_unknown'],
      [{ size: 16 * 1024 * 1024 }, 'picture_too_heavy'],
    ] as const) {
      const refused = await writePhoto(conversation, ada(), { clientId: 'one', ...file })
      assert.containsSubset(refused, { refusal })
    }
    assert.equal(userOf(conversation, ada()).credits, 10)
    assert.isEmpty(messagesIn(conversation))
  })

  test('is refused in no conversation, and where it cannot be rendered', async ({ assert }) => {
    const conversation = await startConversation(ada(rich), bob())
    const { ports } = conversation
    const nowhere = { ports, conversationId: 'unknown' }
    const refused = await writePhoto(nowhere, ada(), { clientId: 'one' })
    assert.containsSubset(refused, { refusal: 'conversation_not_found' })
    ports.pictures.refusal = 'picture_broken'
    const broken = await writePhoto(conversation, ada(), { clientId: 'one' })
    assert.containsSubset(broken, { refusal: 'picture_broken' })
    assert.isEmpty(messagesIn(conversation))
  })

  test('refused at the last moment leaves no files', async ({ assert }) => {
    const conversation = await startConversation(ada(rich), bob())
    const { pictures, unitOfWork } = conversation.ports
    const render = pictures.render.bind(pictures)
    pictures.render = async (read) => {
      await unitOfWork.run(({ users }) => users.update(bob().user.id, { status: 'banned' }))
      return render(read)
    }
    const refused = await writePhoto(conversation, ada(), { clientId: 'one' })
    assert.containsSubset(refused, { refusal: 'partner_gone' })
    assert.equal(conversation.ports.photos.files.size, 0)
  })
})

test.group('The files of a photo in a conversation', () => {
  test('are removed with the message', async ({ assert }) => {
    const { conversation, photo } = await shown()
    const { conversationId, ports } = conversation
    const own = { profileId: ada().profile.id, conversationId, messageId: photo.id }
    await removeMessage(ports, own)
    assert.deepEqual(removals(conversation), [photo.storageKey])
    assert.isNull(messagesIn(conversation)[0].storageKey)
  })

  test('are removed once both members have removed the conversation', async ({ assert }) => {
    const { conversation, photo } = await shown()
    const { conversationId, ports } = conversation
    await removeConversation(ports, { profileId: ada().profile.id, conversationId })
    assert.isEmpty(removals(conversation))
    await removeConversation(ports, { profileId: bob().profile.id, conversationId })
    assert.deepEqual(removals(conversation), [photo.storageKey])
  })

  test('are removed when its sender removes the conversation while it is held', async ({
    assert,
  }) => {
    const unconfirmed = ada({ user: { ...rich.user, status: 'not_confirmed' } })
    const conversation = await startConversation(unconfirmed, bob())
    await writePhoto(conversation, ada(), { clientId: 'one' })
    const key = messagesIn(conversation)[0].storageKey
    const { conversationId, ports } = conversation
    await removeConversation(ports, { profileId: ada().profile.id, conversationId })
    assert.deepEqual(removals(conversation), [key])
  })

  test('are removed by a block', async ({ assert }) => {
    const { conversation, photo } = await shown()
    const blocking = { profileId: bob().profile.id, blockedId: ada().profile.id }
    await blockMember(conversation.ports, blocking)
    assert.deepEqual(removals(conversation), [photo.storageKey])
  })
})
