import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { noAdvanced } from '#core/discovery/search/advanced'
import { interests, type Interest } from '#core/profiles/interests'
import { countries } from '#core/sites/countries'
import { findMembers } from '#queries/discovery/find_members'
import { conversations } from '#queries/messaging/conversations'
import { onlySite } from '#tests/support/sites/only_site'
import { inTransaction } from '#tests/support/database/transactions'
import { everyWoman } from '#tests/support/discovery/criteria'
import { ada } from '#tests/support/people/people'

/* SQLite prepares every statement once by itself. */
if (process.env.DB_CONNECTION === 'pg') test.group('On PostgreSQL', onPostgres)

function onPostgres(group: Group) {
  inTransaction(group)

  test('no query is compiled, which takes longer than to run it', async ({ assert }) => {
    const { rows } = await db.rawQuery(`select setting, source from pg_settings where name = 'jit'`)
    assert.deepEqual(rows, [{ setting: 'off', source: 'session' }])
  })

  test('a search is prepared once for each connection', async ({ assert }) => {
    const before = await namesOfPrepared()
    await search(40, [])
    const once = await namesOfPrepared()
    await search(50, [])
    assert.lengthOf(once, before.length + 1)
    assert.deepEqual(await namesOfPrepared(), once)
  })

  test('the list of conversations is, too, but not its later pages', async ({ assert }) => {
    const { id } = ada().profile
    await conversations(id, { at: 1, id })
    const before = await namesOfPrepared()
    await conversations(id, null)
    await conversations(id, null)
    const once = await namesOfPrepared()
    await conversations(id, { at: 1, id })
    assert.isAtMost(once.length, before.length + 1)
    assert.include(await textsOfPrepared(), 'from "participants" as "side"')
    assert.deepEqual(await namesOfPrepared(), once)
  })

  test('a search for one of many interests is planned by its values', async ({ assert }) => {
    const before = await namesOfPrepared()
    await search(40, interests.slice(0, 9))
    assert.deepEqual(await namesOfPrepared(), before)
  })
}

/** With a number of closed sites as in no other test, so that its text is new to the connection. */
async function search(minAge: number, wanted: Interest[]) {
  const closedSites = Array.from({ length: 7 }, () => '01900000-0000-7000-8000-000000000000')
  const criteria = { ...everyWoman, minAge, advanced: { ...noAdvanced, interests: wanted } }
  await findMembers(
    { criteria, viewer: null, countries, pool: { ...onlySite, closedSites }, now: DateTime.utc() },
    { limit: 25, after: null }
  )
}

async function textsOfPrepared() {
  const rows: { statement: string }[] = await db
    .from('pg_prepared_statements')
    .whereLike('name', 'kept_%')
    .select('statement')
  return rows.map(({ statement }) => statement).join('\n')
}

async function namesOfPrepared() {
  const rows: { name: string }[] = await db
    .from('pg_prepared_statements')
    .whereLike('name', 'kept_%')
    .select('name')
  return rows.map(({ name }) => name).toSorted()
}
