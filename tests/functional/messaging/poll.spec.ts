import { test } from '@japa/runner'
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

    const { profile, ...user } = response.body().user
    assert.deepEqual(
      { ...user, name: profile.name },
      {
        id: ada().profile.id,
        status: 'active',
        credits: 7,
        paid_user: true,
        signup_date: '2026-02-01T12:00:00.000Z',
        language: 'nl',
        notifications_disabled: [],
        fictional_icon: 'drama',
        name: 'Ada',
        unread: 1,
        new_likes: 0,
      }
    )
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
    })
  })

  for (const path of ['/api/user.php', '/api/chats.php']) {
    test(`answers a visitor of ${path} that signing in is needed`, async ({ client }) => {
      const response = await client.get(path)
      response.assertStatus(403)
      response.assertBody({ error: 'authentication_required' })
    })
  }
})
