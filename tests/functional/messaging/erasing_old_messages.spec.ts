import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FakeClock } from '#tests/fakes/fake_clock'
import { eraseOldMessages } from '#jobs/erase_old_messages_job'
import { sitePorts } from '#tests/support/site/ports'
import { setSetting } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say, sendPhoto } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { drawing } from '#tests/support/profiles/picture_files'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storedFiles } from '#tests/support/profiles/uploads'

const rich = ada({ user: { paidUser: true, credits: 20 } })

/** Runs the job as if it were so many days later. */
async function eraseAfter(days: number) {
  const { photos } = await sitePorts()
  const clock = new FakeClock()
  clock.set(DateTime.utc().plus({ days }))
  return eraseOldMessages({ clock, photos })
}

async function age(where: object, days: number) {
  const at = DateTime.utc().minus({ days }).toMillis()
  await db.from('messages').where(where).update({ sent_at: at, delivered_at: at })
}

test.group('Old messages', (group) => {
  inTransaction(group)
  group.each.setup(() => join(rich, bob()))

  test('are erased after 180 days with their pictures, and the conversation says so', async ({
    client,
    assert,
  }) => {
    const id = await conversationBetween(rich, bob())
    await say(client, bob(), id, { body: 'Long ago' })
    await sendPhoto(client, rich, id, await drawing().png().toBuffer())
    await say(client, bob(), id, { body: 'Just now' })
    assert.equal(await eraseAfter(179), 0)
    await age({ sequence: 1 }, 181)
    await age({ sequence: 2 }, 181)

    assert.equal(await eraseAfter(0), 2)
    assert.isEmpty(await storedFiles())
    const { conversation } = (await open(client, `/chats/${id}`, rich)).inertiaProps
    assert.containsSubset(conversation, {
      limited: true,
      messages: [{ body: 'Just now', sequence: 3 }],
    })
    assert.lengthOf(conversation.messages, 1)
    assert.equal(await eraseAfter(0), 0)
  })

  test('leave a conversation its place, without words', async ({ client, assert }) => {
    const id = await conversationBetween(rich, bob())
    await say(client, bob(), id, { body: 'First' })
    await say(client, bob(), id, { body: 'Last' })
    assert.equal(await eraseAfter(181), 2)
    assert.isEmpty(await db.from('messages').where('conversation_id', id))
    const { overview } = (await open(client, '/chats', rich)).inertiaProps
    const last = { kind: 'text', body: '', gift: null, held: false, removed: false }
    assert.containsSubset(overview.conversations, [{ id, last }])
    const { conversation } = (await open(client, `/chats/${id}`, rich)).inertiaProps
    assert.containsSubset(conversation, { messages: [], hasOlder: false, limited: true })
    assert.equal(await eraseAfter(181), 0)
  })

  test('are kept as long as any site shows them', async ({ client, assert }) => {
    await setSetting('chat_history_days', '400')
    const id = await conversationBetween(rich, bob())
    await say(client, bob(), id)
    await say(client, bob(), id)
    assert.equal(await eraseAfter(399), 0)
    assert.equal(await eraseAfter(401), 2)
  })

  test('need no answer of a fictional profile any more', async ({ client, assert }) => {
    const stella = cleo({ profile: { fictional: true } })
    await join(stella)
    await say(client, rich, await conversationBetween(rich, stella))
    await say(client, bob(), await conversationBetween(bob(), stella))
    const bobs = { sender_id: bob().profile.id }
    await age(bobs, 181)
    const old = db.from('messages').where(bobs).select('conversation_id')
    const at = DateTime.utc().minus({ days: 181 }).toMillis()
    await db.from('participants').whereIn('conversation_id', old).update({ last_message_at: at })
    await eraseAfter(0)
    const waiting = await db.from('waiting_answers')
    assert.deepEqual(
      waiting.map(({ member_id: memberId }) => memberId),
      [rich.profile.id]
    )
  })

  test('that are held are kept until their sender confirms', async ({ client, assert }) => {
    const newcomer = cleo({ user: { status: 'not_confirmed' }, profile: { status: 'disabled' } })
    await join(newcomer)
    await say(client, newcomer, await conversationBetween(newcomer, bob()))
    assert.equal(await eraseAfter(200), 0)
  })
})
