import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { orderStatuses } from '#core/payments/orders/order'
import { genders, sexualities } from '#core/profiles/profile'
import { appearances, races } from '#core/profiles/self_description'
import { countries } from '#core/sites/countries'
import { stateOf } from '#core/sites/content/version'
import { locales } from '#core/sites/locales'
import { fromMillis } from '#queries/admin/content/content_versions'
import { demoPassword } from '#database/demo/password'
import {
  demoWorld,
  distinctValues,
  rowsOfDemoWorld,
  withDemoWorld,
} from '#tests/support/database/demo_world'
import { countOf } from '#tests/support/people/members'
import { sitePorts } from '#tests/support/site/ports'

test.group('The demo world', (group) => {
  withDemoWorld(group)

  test('has three hundred members', async ({ assert }) => {
    assert.isAtLeast(await countOf('users'), 300)
    assert.equal(await countOf('profiles'), await countOf('users'))
  })

  test('is run by an owner and a moderator, who can log in', async ({ assert }) => {
    const team = await db.from('admins').orderBy('email')
    assert.deepEqual(
      team.map(({ email, role }) => [email, role]),
      [
        ['admin@vonk.example', 'owner'],
        ['marijke@vonk.example', 'moderator'],
      ]
    )
    const { passwords } = await sitePorts()
    for (const one of team) assert.isTrue(await passwords.verify(one.password_hash, demoPassword))
  })

  test('has a page with a version that holds, one to come and a draft', async ({ assert }) => {
    const versions = await db.from('content_versions').orderBy('created_at')
    const now = DateTime.utc()
    const states = versions.map((row) => {
      return stateOf({ holdsFrom: fromMillis(row.holds_from), withdrawnAt: null }, now)
    })
    assert.sameMembers(states, ['holds', 'scheduled', 'draft'])
  })

  test('has every {column} in {table}')
    .with([
      { table: 'profiles', column: 'country', all: countries },
      { table: 'profiles', column: 'gender', all: genders },
      { table: 'profiles', column: 'sexuality', all: sexualities },
      { table: 'users', column: 'language', all: locales },
      { table: 'orders', column: 'status', all: orderStatuses },
      { table: 'messages', column: 'kind', all: ['text', 'gift', 'photo'] },
    ])
    .run(async ({ assert }, { table, column, all }) => {
      assert.sameMembers(await distinctValues(table, column), [...all])
    })

  test('has something for every list of the back office: {0}')
    .with([
      ['reports', { status: 'open' }],
      ['reports', { status: 'closed' }],
      ['appeals', { decision: null }],
      ['appeals', { decision: 'rejected' }],
      ['tickets', { state: 'open' }],
      ['proposals', { status: 'waiting' }],
      ['proposals', { status: 'declined' }],
      ['disputes', { status: 'needs_response' }],
      ['disputes', { status: 'lost' }],
      ['discount_codes', { status: 'used' }],
      ['open_items', { closed_at: null }],
      ['debits', { state: 'ready' }],
      ['sepa_files', {}],
      ['settlement_comparisons', {}],
      ['ledger_checks', { differing: 0 }],
      ['member_notes', {}],
      ['source_days', {}],
      ['daily_figures', {}],
    ] as const)
    .run(async ({ assert }, [table, where]) => {
      assert.isNotEmpty(await db.from(table).where(where))
    })

  test('has members whom every answer of the match finder finds', async ({ assert }) => {
    assert.includeMembers(await distinctValues('self_descriptions', 'appearance'), [...appearances])
    assert.includeMembers(await distinctValues('self_descriptions', 'race'), [...races])
    assert.isBelow(await countOf('self_descriptions'), await countOf('profiles'))
  })

  test('has self-descriptions that are never the same twice', async ({ assert }) => {
    const bios = await distinctValues('profiles', 'about')
    assert.lengthOf(bios, await countOf('profiles'))
    assert.isTrue(bios.every((bio) => typeof bio === 'string' && bio.length > 20))
  })

  test('labels its few fictional profiles, and nobody can log in as one', async ({ assert }) => {
    const fictional = await db
      .from('profiles')
      .join('users', 'users.id', 'user_id')
      .where('fictional', true)
    assert.isAtLeast(fictional.length, 2)
    assert.isBelow(fictional.length, 20)
    for (const { email, password_hash: hash } of fictional)
      assert.deepEqual([email, hash], [null, null])
  })

  test('has a few members who agreed to older terms, and are asked again', async ({ assert }) => {
    const terms = await db.from('shipped_texts').where('page', 'terms').firstOrFail()
    const asked = await db.from('users').where('consent_version', '<', Number(terms.holds_from))
    assert.isAtLeast(asked.length, 7)
    assert.isBelow(asked.length, 30)
  })

  test('has conversations, some with unread messages', async ({ assert }) => {
    assert.isAtLeast(await countOf('conversations'), 50)
    const unread = await db.from('participants').where('unread', '>', 0)
    assert.isNotEmpty(unread)
    for (const side of unread) {
      const waiting = await db
        .from('messages')
        .where({ conversation_id: side.conversation_id, sender_id: side.partner_id })
        .where('sequence', '>', side.last_read_sequence)
      assert.lengthOf(waiting, side.unread)
    }
  })

  test('is the same world when it is made again', async ({ assert }) => {
    const before = await rowsOfDemoWorld()
    await (await demoWorld()).seed()
    assert.deepEqual(await rowsOfDemoWorld(), before)
  })
})
