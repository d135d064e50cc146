import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'

test.group('The poll', (group) => {
  inTransaction(group)

  test('answers the member and their unread counts', async ({ client, assert }) => {
    await join(ada({ user: { credits: 7, paidUser: true } }), bob())
    await say(client, bob(), await conversationBetween(ada(), bob()))
    const response = await getJson(client, ada(), '/api/user.php')

    const { user } = response.body()
    assert.containSubset(user, { credits: 7, paid_user: true, unread: 1, new_likes: 0 })
    assert.equal(user.profile.name, 'Ada')
  })

  test('answers the unread number of each conversation', async ({ client, assert }) => {
    await join(ada(), bob(), cleo())
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id)
    await say(client, bob(), id)
    await say(client, cleo(), await conversationBetween(ada(), cleo()))
    await block(cleo(), ada())
    const response = await getJson(client, ada(), '/api/chats.php')

    assert.deepEqual(response.body(), {
      chats: [{ conversation: { id }, profile: { id: bob().profile.id }, num_unread_messages: 2 }],
      open: null,
    })
  })

  test('answers whether the partner at hand is online', async ({ client, assert }) => {
    await join(ada(), bob(), cleo())
    const withBob = await conversationBetween(ada(), bob())
    const withCleo = await conversationBetween(ada(), cleo())
    const ofOthers = await conversationBetween(bob(), cleo())
    const now = Date.now()
    const activeAgo = (milliseconds: number) =>
      db.from('profiles').update({ last_active_at: now - milliseconds })
    const openNow = async (id: string) => {
      const response = await getJson(client, ada(), `/api/chats.php?open=${id}`)
      return response.body().open
    }

    await activeAgo(0)
    assert.deepEqual(await openNow(withBob), {
      conversation: { id: withBob },
      partner_online: true,
    })
    await db.from('profiles').where('id', bob().profile.id).update({ invisible: true })
    assert.isTrue((await openNow(withBob)).partner_online)
    assert.isFalse((await openNow(ofOthers)).partner_online)
    await block(cleo(), ada())
    assert.isFalse((await openNow(withCleo)).partner_online)
    await activeAgo(6 * 60_000)
    assert.isFalse((await openNow(withBob)).partner_online)
    await activeAgo(0)
    await db.from('users').where('id', bob().user.id).update({ status: 'deletion_pending' })
    assert.isFalse((await openNow(withBob)).partner_online)
  })

  for (const path of ['/api/user.php', '/api/chats.php']) {
    test(`answers a visitor of ${path} that signing in is needed`, async ({ client }) => {
      const response = await client.get(path)
      response.assertStatus(403)
      response.assertBody({ error: 'authentication_required' })
    })
  }
})
