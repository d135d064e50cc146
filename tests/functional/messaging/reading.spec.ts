import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import {
  postEmpty,
  getJson,
  conversationBetween,
  say,
} from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { open } from '#tests/support/http/open_page'

test.group('Reading a conversation', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('leaves nothing unread and marks those of the partner', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id)
    await say(client, bob(), id)
    const read = await postEmpty(client, ada(), `/chats/${id}/read`)
    read.assertStatus(204)

    const seenByBob = (await getJson(client, bob(), `/chats/${id}/messages?after=2`)).body()
    assert.equal(seenByBob.partnerRead, 2)
    const { user } = (await getJson(client, ada(), '/api/user.php')).body()
    assert.equal(user.unread, 0)
  })

  test('does not happen by loading the page alone', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id)
    await open(client, `/chats/${id}`, ada())

    const { user } = (await getJson(client, ada(), '/api/user.php')).body()
    assert.equal(user.unread, 1)
  })
})

test.group('Typing', (group) => {
  inTransaction(group)
  group.each.setup(() => () => emitter.restore())

  test('is limited to forty times a minute', async ({ client, assert }) => {
    const typist = bob({ user: { id: '01900000-0000-7000-a000-0000000000ee' } })
    await join(ada(), { ...typist, profile: { ...typist.profile, userId: typist.user.id } })
    const id = await conversationBetween(ada(), bob())
    const statuses = new Set<number>()
    for (let times = 1; times <= 41; times++) {
      statuses.add((await postEmpty(client, typist, `/chats/${id}/typing`)).status())
    }
    assert.deepEqual([...statuses], [204, 429])
  })
})
