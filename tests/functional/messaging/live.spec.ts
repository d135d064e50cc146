import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import type { LiveEvent } from '#live/events'
import { likeMember } from '#core/likes/like'
import ShowMessage from '#listeners/messaging/show_message'
import { postEmpty, conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { judge } from '#tests/support/moderation/measures'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { withPassword, signInAda } from '#tests/support/accounts/login'
import { siteUrl } from '#tests/support/http/cookies'
import { sitePorts } from '#tests/support/site/ports'

const premium = { paidUser: true, credits: 5 }

/** Ada with an open event stream, Bob, and their conversation. */
async function listening(changes: Partial<ReturnType<typeof ada>['user']> = {}) {
  await join(await withPassword(ada({ user: changes })), bob(), cleo())
  const headers = await signInAda()
  const stream = await openStream(siteUrl, headers)
  return { stream, headers, id: await conversationBetween(ada(), bob()) }
}

test.group('The live stream of a member', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  test('shows a message that came in, with the numbers', async ({ client, assert }) => {
    const { stream, id } = await listening()
    assert.equal(await stream.subscribe(ada()), 204)
    await say(client, bob(), id, { body: 'Hoi Ada', clientId: 'one' })

    assert.containsSubset(await stream.next(), {
      type: 'message',
      conversationId: id,
      sequence: 1,
      mine: false,
      clientId: null,
      summary: { id, unread: 1, partner: { name: 'Bob' }, last: { body: 'Hoi Ada' } },
      badges: { messages: 1, likes: 0 },
    })
  })

  test('shows the member their own message, for their other tabs', async ({ client, assert }) => {
    const { stream, id } = await listening()
    await stream.subscribe(ada())
    await say(client, ada(), id, { clientId: 'one' })

    assert.containsSubset(await stream.next(), {
      type: 'message',
      mine: true,
      clientId: 'one',
      summary: { unread: 0 },
    })
  })

  test('fits into a PostgreSQL notification, however long it is', async ({ client, assert }) => {
    const { stream, id } = await listening()
    await stream.subscribe(ada())
    const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽'
    const said = await say(client, bob(), id, { body: family.repeat(1000) })
    said.assertStatus(201)

    const event = JSON.stringify(await stream.next())
    assert.include(event, family)
    assert.isBelow(Buffer.byteLength(event), 8000 / 2)
  })

  test('is silent when one of the two blocked the other meanwhile', async ({ client, assert }) => {
    const { stream, id } = await listening()
    const said = await say(client, bob(), id)
    await block(ada(), bob())
    await stream.subscribe(ada())
    await new ShowMessage().handle({
      name: 'message_sent',
      conversationId: id,
      messageId: said.body().message.id,
      sequence: 1,
      clientId: 'one',
      senderId: bob().profile.id,
      recipientId: ada().profile.id,
    })
    await like(cleo(), ada())
    assert.containsSubset(await stream.next(), { type: 'like' })
  })

  test('shows what the partner has read, and clears the unread number in other tabs', async ({
    client,
    assert,
  }) => {
    const { stream, id } = await listening()
    await say(client, ada(), id)
    await stream.subscribe(ada())
    await postEmpty(client, bob(), `/chats/${id}/read`)

    const event = await stream.next()
    assert.containsSubset(event, { type: 'read', conversationId: id, mine: false, sequence: 1 })
    await say(client, bob(), id)
    await stream.next()
    await postEmpty(client, ada(), `/chats/${id}/read`)
    const own = await stream.next()
    assert.containsSubset(own, { type: 'read', mine: true, badges: { messages: 0 } })
  })

  test('shows that the partner is typing', async ({ client, assert }) => {
    const { stream, id } = await listening()
    await stream.subscribe(ada())
    await postEmpty(client, bob(), `/chats/${id}/typing`)

    assert.deepEqual(await stream.next(), { type: 'typing', conversationId: id })
  })

  test('ends for who is suspended or banned: {0}')
    .with([[{ kind: 'suspension', days: 7 }], [{ kind: 'ban' }]] as const)
    .run(async ({ assert }, [deed]) => {
      const { stream } = await listening()
      await stream.subscribe(ada())
      await judge(ada(), deed)
      assert.isTrue(await stream.ends())
    })

  test('tells a free member that they are liked, and by whom for a fictional profile alone', async ({
    assert,
  }) => {
    const { stream } = await listening()
    await stream.subscribe(ada())
    await like(bob(), ada())

    const event = await stream.next()
    assert.deepEqual(event, {
      type: 'like',
      match: false,
      liker: null,
      badges: { messages: 0, likes: 1 },
    })
    const fiction = dirk({ profile: { fictional: true } })
    await join(fiction)
    await like(fiction, ada())
    assert.containsSubset(await stream.next(), { liker: { name: 'Dirk', fictional: true } })
  })

  test('tells a premium member who likes them', async ({ assert }) => {
    const { stream } = await listening(premium)
    await stream.subscribe(ada())
    await like(bob(), ada())

    assert.containsSubset(await stream.next(), { liker: { name: 'Bob', fictional: false } })
  })

  test('tells both sides of a match who it is with', async ({ assert }) => {
    const { stream } = await listening()
    await like(ada(), bob())
    await stream.subscribe(ada())
    await like(bob(), ada())

    const event: Partial<LiveEvent> = { type: 'like', match: true }
    assert.containsSubset(await stream.next(), {
      ...event,
      liker: { id: bob().profile.id, name: 'Bob', picture: null },
    })
  })

  test('may fail without the writer losing anything', async ({ client }) => {
    await join(ada(), bob())
    const response = await say(client, ada(), await conversationBetween(ada(), bob()))
    response.assertStatus(201)
  }).setup(() =>
    emitter.on('message_sent', () => {
      throw new Error('The line is down')
    })
  )

  test('is only for the member themselves, and has an id of its own', async ({ assert }) => {
    const { headers, stream } = await listening()
    assert.equal(await stream.subscribe(bob()), 400)
    const answer = await fetch(`${siteUrl}/__transmit/events`, {
      headers: { ...headers, Accept: 'application/json' },
    })
    assert.equal(answer.status, 422)
  })
})

async function like(liker: ReturnType<typeof ada>, liked: ReturnType<typeof ada>) {
  const ports = await sitePorts()
  await likeMember(ports, { profileId: liker.profile.id, likedId: liked.profile.id })
}
