import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import FoldCountsJob from '#jobs/fold_counts_job'
import { countMembers } from '#queries/discovery/count_members'
import { birthDates, type MemberSearch } from '#queries/discovery/member_search'
import { onlySite } from '#tests/support/sites/only_site'
import { antwerp } from '#tests/support/database/basics'
import { statementsOf } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'
import { everyWoman } from '#tests/support/discovery/criteria'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'

const changes: readonly [string, Record<string, unknown>][] = [
  ['is disabled', { status: 'disabled' }],
  ['becomes invisible', { invisible: true }],
  ['moves', { country: 'BE', region_id: antwerp.regionId }],
  ['corrects the birth date', { date_of_birth: '1971-03-04' }],
  ['changes gender and sexuality', { gender: 'male', sexuality: 'bi' }],
  ['is active, and stays where they are', { last_active_at: 1_800_000_000_000 }],
]

test.group('The kept numbers of members', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo()))

  test('are those of all who can be found', async ({ assert }) => {
    const kept = await keptNumbers()
    assert.deepEqual(kept, await foundNumbers())
    assert.equal(
      kept.reduce((sum, { members }) => sum + members, 0),
      6,
      'each in the region and in the country'
    )
  })

  for (const [what, columns] of changes) {
    test(`agree after a member ${what}, and after that is undone`, async ({ assert }) => {
      const before = await db.from('profiles').where('id', ada().profile.id).firstOrFail()
      await change(columns)
      assert.deepEqual(await keptNumbers(), await foundNumbers())
      await change(Object.fromEntries(Object.keys(columns).map((name) => [name, before[name]])))
      assert.deepEqual(await keptNumbers(), await foundNumbers())
    })
  }

  test('agree after a member is removed', async ({ assert }) => {
    await db.from('users').where('id', ada().user.id).delete()
    assert.deepEqual(await keptNumbers(), await foundNumbers())
  })

  test('stay the same when they are folded, in one row each', async ({ assert }) => {
    for (const status of ['disabled', 'active', 'disabled']) await change({ status })
    const before = await keptNumbers()
    await (await app.container.make(FoldCountsJob)).execute()
    assert.deepEqual(await keptNumbers(), before)
    assert.lengthOf(await db.from('class_counts'), before.length)
  })
})

test.group('The number of results of a member', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo()))

  const search: MemberSearch = {
    criteria: everyWoman,
    viewer: bob().profile,
    countries: ['NL'],
    pool: onlySite,
    now: DateTime.utc(),
  }

  test('is what the database keeps', async ({ assert }) => {
    const before = await countMembers(search)
    const kept = await db
      .from('class_counts')
      .where({
        gender: 'female',
        region_id: 0,
        born_in: ada().profile.dateOfBirth.toFormat('yyyy-MM'),
      })
      .firstOrFail()
    await db.table('class_counts').insert({ ...kept, members: 7 })
    assert.equal(await countMembers(search), before + 7)
  })

  test('looks at profiles for the first and the last month of birth alone, and at the few fictional ones', async ({
    assert,
  }) => {
    const [from, to] = birthDates(search.criteria, search.now)
    const sent = await statementsOf(() => countMembers(search))
    const looking = sent.filter(({ sql }) => /from [`"]profiles[`"]/.test(sql))
    assert.lengthOf(looking, 2)
    const [others, members] = looking.toSorted(fictionalFirst)
    assert.match(others.sql, /where fictional/)
    const months = members.bindings.filter((one) => /^\d{4}-\d\d-\d\d$/.test(String(one)))
    assert.deepEqual(months, [
      ...[from, to, from, `${monthOf(from)}-31`],
      ...[from, to, `${monthOf(to)}-01`, to],
    ])
  })
})

function fictionalFirst(one: { sql: string }, other: { sql: string }) {
  return Number(other.sql.includes('fictional')) - Number(one.sql.includes('fictional'))
}

type Kept = { members: number }

const classes = ['gender', 'region_id', 'country', 'born_in', 'sexuality', 'site_id']

function monthOf(day: string) {
  return day.slice(0, 7)
}

async function keptNumbers(): Promise<Kept[]> {
  const rows = await db
    .from('class_counts')
    .select(classes)
    .sum('members as members')
    .groupBy(classes)
    .havingRaw('sum(members) <> 0')
  return inOrder(rows)
}

/** By a look at every profile. */
async function foundNumbers(): Promise<Kept[]> {
  const found = new Map<string, Kept>()
  for (const one of await db.from('profiles')) {
    if (one.status !== 'active' || one.invisible) continue
    for (const region of [one.region_id, 0]) {
      const named = {
        gender: one.gender,
        region_id: region,
        country: one.country,
        born_in: one.date_of_birth.slice(0, 7),
        sexuality: one.sexuality,
        site_id: one.site_id,
      }
      const key = JSON.stringify(named)
      found.set(key, { ...named, members: (found.get(key)?.members ?? 0) + 1 })
    }
  }
  return inOrder([...found.values()])
}

function inOrder(rows: readonly Kept[]) {
  const texts = rows.map((row) => JSON.stringify(Object.entries(row)))
  return texts.toSorted().map((text) => Object.fromEntries(JSON.parse(text)) as Kept)
}

async function change(columns: Record<string, unknown>) {
  await db.from('profiles').where('id', ada().profile.id).update(columns)
}
