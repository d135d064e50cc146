import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('Icebreakers', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('first mention a shared interest, or the match', async ({ client, assert }) => {
    const page = `/members/${bob().profile.id}/chat`
    const asked = async () => (await open(client, page, ada())).inertiaProps.conversation.icebreaker
    await storeLike(bob(), ada())
    assert.equal((await asked()).situation, 'hello')
    for (const { profile } of [ada(), bob()]) {
      await db.table('profile_interests').insert({ profile_id: profile.id, interest: 'music' })
    }
    assert.deepEqual(await asked(), { situation: 'interest', interest: 'music' })
    await storeLike(ada(), bob())
    assert.equal((await asked()).situation, 'match')
  })

  test('are offered until both have written', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id)
    const asked = async () => (await open(client, `/chats/${id}`, ada())).inertiaProps.conversation
    assert.equal((await asked()).icebreaker.situation, 'answer')
    await say(client, ada(), id)
    assert.isNull((await asked()).icebreaker)
  })
})
