import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Locale } from '#core/sites/locales'
import { castMembers, type Character, type Lead } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { readWritings } from '#database/demo/writings'
import { demoWorld, withDemoWorld } from '#tests/support/database/demo_world'

test.group('The lead members of the demo world', (group) => {
  withDemoWorld(group)
  let leads: Record<Lead, Character>
  group.setup(async () => {
    const cast = await castMembers()
    const named = cast.flatMap((one) => (one.lead ? [[one.lead, one] as const] : []))
    leads = Object.fromEntries(named) as typeof leads
  })

  const profileOf = (lead: Lead) => demoId('profile', leads[lead].number)
  const sidesOf = (lead: Lead) => db.from('participants').where('profile_id', profileOf(lead))
  const messagesOf = (lead: Lead) =>
    db.from('messages').whereIn('conversation_id', sidesOf(lead).select('conversation_id'))
  const measuresOf = (lead: Lead) =>
    db.from('measures').where('user_id', demoId('user', leads[lead].number))

  test('are written to in their own language: {$self}')
    .with(['premium', 'free', 'newcomer'] as const)
    .run(async ({ assert }, lead) => {
      const { language } = await db
        .from('users')
        .where('id', demoId('user', leads[lead].number))
        .firstOrFail()
      const { conversations, fiction = [], openers } = (await readWritings())[language as Locale]
      const inTheirLanguage = [...openers, ...conversations.flat(), ...fiction.flat()]
      const read = await db
        .from('messages')
        .whereIn('conversation_id', sidesOf(lead).select('conversation_id'))
        .where('kind', 'text')
        .whereNull('removed_at')
      assert.isNotEmpty(read)
      for (const { body } of read) assert.include(inTheirLanguage, body)
    })

  test('include a newcomer whose first message is held', async ({ assert }) => {
    const held = await db.from('messages').where('sender_id', profileOf('newcomer'))
    assert.deepEqual(
      held.map(({ delivered_at: at }) => at),
      [null]
    )
  })

  test('are told by no mail and no push', async ({ assert }) => {
    assert.isEmpty(await db.from('news_mails'))
    assert.isEmpty(await db.from('outbox'))
  })

  test('live now, however long ago the world was made', async ({ assert }) => {
    const before = [await newest('premium'), await newest('free')]
    for (const [table, columns] of Object.entries(times)) {
      const month = 30 * 86_400_000
      const back = columns.map((column) => [column, db.raw(`${column} - ${month}`)])
      await db.from(table).update(Object.fromEntries(back))
    }
    await (await demoWorld()).seed()
    const after = [await newest('premium'), await newest('free')]
    for (const [index, moment] of before.flat().entries()) {
      assert.closeTo(after.flat()[index], moment, 60_000, `moment ${index}`)
    }
  }).setup(() => testUtils.db().wrapInGlobalTransaction())

  /** When each kind of what happened to a lead last happened. */
  async function newest(lead: Lead) {
    const rows = [
      db.from('likes').where('liked_id', profileOf(lead)).max('created_at as at'),
      db.from('visits').where('visited_id', profileOf(lead)).max('last_at as at'),
      sidesOf(lead).max('last_message_at as at'),
      messagesOf(lead).max('sent_at as at'),
      measuresOf(lead).max('taken_at as at'),
    ]
    return Promise.all(rows.map(async (found) => Number((await found.firstOrFail()).at)))
  }
})

/** What passes while nobody starts the demo. */
const times = {
  likes: ['created_at', 'seen_at'],
  visits: ['first_at', 'last_at'],
  participants: ['last_message_at'],
  messages: ['sent_at'],
  measures: ['taken_at'],
}
