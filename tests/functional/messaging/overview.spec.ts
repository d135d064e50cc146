import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ageOn } from '#core/profiles/age'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { man, manyMembers } from '#tests/support/people/many_members'
import { drawnPage } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { badges } from '#queries/shell/badges'
import { stepsOf } from '#tests/support/database/query_plan'

const rich = { user: { paidUser: true, credits: 50 } }

async function lines(client: ApiClient, reader: Person, query = '') {
  const { conversations, next } = (await getJson(client, reader, `/chats${query}`)).body()
  const names = conversations.map((summary: { partner: { name: string } }) => summary.partner.name)
  return { conversations, names, next }
}

/** Moves the newest message of a conversation back in time, for both participants. */
async function age(conversationId: string, milliseconds: number) {
  const past = Date.now() - milliseconds
  await db
    .from('participants')
    .where('conversation_id', conversationId)
    .update({ last_message_at: past })
  await db
    .from('messages')
    .where('conversation_id', conversationId)
    .update({ sent_at: past, delivered_at: past })
}

test.group('The overview', (group) => {
  inTransaction(group)

  test('is sorted by the newest message, which it shows', async ({ client, assert }) => {
    await join(ada(rich), bob(), cleo())
    const withBob = await conversationBetween(ada(), bob())
    await say(client, bob(), withBob, { body: 'Hoi Ada' })
    await age(withBob, 60_000)
    await say(client, ada(), await conversationBetween(ada(), cleo()), { body: 'Hoi Cleo' })

    const { conversations, names } = await lines(client, ada())
    assert.deepEqual(names, ['Cleo', 'Bob'])
    const { user, profile } = bob()
    const today = DateTime.utc().setZone(user.timeZone)
    const partner = { place: 'Utrecht', age: ageOn(profile.dateOfBirth, today) }
    assert.containsSubset(conversations, [
      { unread: 0, last: { body: 'Hoi Cleo', mine: true, held: false } },
      { unread: 1, last: { body: 'Hoi Ada', mine: false }, partner },
    ])
  })

  test('counts what is unread in the menu, up to 99', async ({ client, assert }) => {
    await join(ada(), bob())
    await say(client, bob(), await conversationBetween(ada(), bob()))
    const unread = { profile_id: ada().profile.id }
    for (const [count, shown] of [
      [99, '99'],
      [100, '99+'],
    ] as const) {
      await db.from('participants').where(unread).update({ unread: count })
      const page = await drawnPage(client, '/visits', ada())
      assert.match(
        page,
        new RegExp(`href="/chats"(?:(?!</a>).)*>${shown.replace('+', '\\+')}<`, 's')
      )
    }
  })

  test('that is empty says how many messages are free, as long as any are', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const used = (count: number) =>
      db.from('users').where('id', ada().user.id).update({ free_messages_used: count })
    await used(2)
    assert.include(await drawnPage(client, '/chats', ada()), 'Je volgende 3 berichten zijn gratis.')
    await used(5)
    assert.notInclude(await drawnPage(client, '/chats', ada()), 'zijn gratis')
  })

  test('leaves out conversations without messages', async ({ client, assert }) => {
    await join(ada(), bob())
    await conversationBetween(ada(), bob())
    assert.isEmpty((await lines(client, ada())).names)
  })

  test('reveals nothing of a member who left', async ({ client, assert }) => {
    await join(ada(), bob())
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await db.from('users').where('id', bob().user.id).update({ status: 'deletion_pending' })
    const { conversations } = await lines(client, ada())
    assert.containsSubset(conversations[0].partner, {
      gone: true,
      name: '',
      age: null,
      picture: null,
    })
  })

  test('does not show a last message beyond the history limit', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id, { body: 'Lang geleden' })
    await age(id, 181 * 86_400_000)
    assert.equal((await lines(client, ada())).conversations[0].last.body, '')
  })

  test('is paged, each conversation once', async ({ client, assert }) => {
    const partners = manyMembers(man, 33)
    await join(ada(), ...partners)
    for (const partner of partners) {
      await say(client, partner, await conversationBetween(ada(), partner))
    }
    const first = await lines(client, ada())
    const second = await lines(client, ada(), `?after=${first.next}`)

    assert.lengthOf(first.names, 30)
    assert.isNull(second.next)
    const expected = partners.map(({ profile }) => profile.name).reverse()
    assert.deepEqual([...first.names, ...second.names], expected)
  })
})

test.group('The badge of unread messages', (group) => {
  inTransaction(group)

  test('reads only the conversations with unread messages', async ({ assert }) => {
    const partners = manyMembers(man, 40)
    await join(ada(), ...partners)
    for (const partner of partners) await conversationBetween(ada(), partner)
    const steps = await stepsOf(() => badges(ada().profile.id), ['participants'])
    assert.include(steps.join('\n'), 'participants_unread')
  })
})
