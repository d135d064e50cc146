import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import SweepActivityJob from '#jobs/sweep_activity_job'
import { useFakeClock } from '#tests/support/time/clock'
import { antwerp } from '#tests/support/database/basics'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { describeOneself } from '#tests/support/discovery/match_finder'

/** What a profile says otherwise, and its tables beside it say too. */
const another = {
  status: 'disabled',
  invisible: true,
  country: 'BE',
  region_id: antwerp.regionId,
  gender: 'male',
  sexuality: 'bi',
  date_of_birth: '1990-02-03',
  main_photo_id: ada().profile.id,
}
const otherTraits = {
  hair_colour: 'red',
  eye_colour: 'green',
  body_type: 'slim',
  relationship_status: 'single',
}

test.group('Past activity', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('is recorded by the database, whichever code updates the profile', async ({ assert }) => {
    const { lastActiveAt } = ada().profile
    await touch(lastActiveAt.plus({ hours: 1 }).toMillis())
    await touch(lastActiveAt.plus({ hours: 1 }).toMillis())
    assert.equal(await countOf('past_activity'), 1)
    const past = await db.from('past_activity').firstOrFail()
    assert.equal(Number(past.active_at), lastActiveAt.toMillis())
    assert.equal(Number(past.replaced_at), lastActiveAt.plus({ hours: 1 }).toMillis())
  })

  test('says of its member what the profile says, also when that changes', async ({ assert }) => {
    await change({ last_active_at: ada().profile.lastActiveAt.plus({ hours: 1 }).toMillis() })
    await assertPastSame(assert)
    const { id } = await db.from('sites').firstOrFail()
    await change({ ...another, ...otherTraits, site_id: id, interest_list: ',music,' })
    await assertPastSame(assert)
  })

  test('is brief when the member was away for at most five minutes', async ({ assert }) => {
    const { lastActiveAt } = ada().profile
    for (const minutes of [6, 11]) await touch(lastActiveAt.plus({ minutes }).toMillis())
    const rows = await db.from('past_activity').orderBy('replaced_at')
    assert.deepEqual(
      rows.map(({ brief }) => Boolean(brief)),
      [false, true]
    )
  })

  test('is swept after half an hour', async ({ test: it, assert }) => {
    const clock = await useFakeClock(it)
    await touch(clock.now().toMillis())
    clock.advance({ minutes: 30 })
    await sweep()
    assert.equal(await countOf('past_activity'), 1)
    clock.advance({ minutes: 1 })
    await sweep()
    assert.equal(await countOf('past_activity'), 0)
  })
})

function touch(moment: number) {
  return change({ last_active_at: moment })
}

async function change(columns: Record<string, unknown>) {
  await db.from('profiles').where('id', ada().profile.id).update(columns)
}

/** In all columns but those of their own. */
async function assertPastSame(assert: Assert) {
  const own = ['profile_id', 'replaced_at', 'active_at', 'brief', 'appearance', 'race']
  const past = await db.from('past_activity').firstOrFail()
  await assertSame(assert, past, { own, others: 14 })
}

type Columns = Readonly<{ own: readonly string[]; others: number }>

async function assertSame(assert: Assert, row: Record<string, unknown>, { own, others }: Columns) {
  const profile = await db.from('profiles').where('id', String(row.profile_id)).firstOrFail()
  const described = Object.keys(row).filter((column) => !own.includes(column))
  assert.lengthOf(described, others)
  for (const column of described) assert.equal(row[column], profile[column], column)
}

async function sweep() {
  const job = await app.container.make(SweepActivityJob)
  await job.execute()
}

test.group('The list of who described themselves so', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await describeOneself(ada(), { appearance: 'sexy' })
    await describeOneself(bob(), { race: 'other' })
  })

  test('says of a member what the profile says, also when that changes', async ({ assert }) => {
    await assertDescriptionsSame(assert)
    await change({ ...another, last_active_at: 1_800_000_000_000 })
    await assertDescriptionsSame(assert)
  })

  test('keeps its place when the member describes themselves anew', async ({ assert }) => {
    await db
      .knexQuery()
      .insert({ profile_id: ada().profile.id, appearance: null, race: 'white', consent_at: 2 })
      .into('self_descriptions')
      .onConflict('profile_id')
      .merge()
    await assertDescriptionsSame(assert)
  })
})

test.group('Past activity of who described themselves', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('names what they said before', async ({ assert }) => {
    await describeOneself(ada(), { appearance: 'sexy', race: 'other' })
    await comeBack()
    assert.deepEqual(await saidInPast(), [{ appearance: 'sexy', race: 'other' }, nothing])
  })

  test('names what they said since, and last', async ({ assert }) => {
    await comeBack()
    await describeOneself(ada(), { race: 'other' })
    assert.deepEqual(await saidInPast(), [{ appearance: null, race: 'other' }, nothing])
    await descriptionOfAda().update({ appearance: 'normal', race: null })
    assert.deepEqual(await saidInPast(), [{ appearance: 'normal', race: null }, nothing])
  })

  test('keeps nothing of what they took back', async ({ assert }) => {
    await describeOneself(ada(), { appearance: 'sexy', race: 'other' })
    await comeBack()
    await descriptionOfAda().delete()
    assert.deepEqual(await saidInPast(), [nothing, nothing])
  })
})

const nothing = { appearance: null, race: null }

async function comeBack() {
  await db.from('profiles').increment('last_active_at', 60_000)
}

function descriptionOfAda() {
  return db.from('self_descriptions').where('profile_id', ada().profile.id)
}

/** What past activity says of Ada, then of Bob. */
async function saidInPast() {
  const rows = []
  for (const { profile } of [ada(), bob()]) {
    const past = db.from('past_activity').where('profile_id', profile.id)
    rows.push(...(await past.select('appearance', 'race')))
  }
  return rows.map(({ appearance, race }) => ({ appearance, race }))
}

/** In all columns but what was said, and when. */
async function assertDescriptionsSame(assert: Assert) {
  const own = ['profile_id', 'appearance', 'race', 'consent_at']
  const rows = await db.from('self_descriptions')
  assert.lengthOf(rows, 2)
  for (const row of rows) {
    assert.isTrue(row.appearance !== null || row.race !== null)
    await assertSame(assert, row, { own, others: 10 })
  }
}

test.group('The list of who shares an interest', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('says of a member what the profile says, also when that changes', async ({ assert }) => {
    await add('music', 'art')
    await assertInterestsSame(assert)
    await change({ ...another, ...otherTraits, last_active_at: 1_800_000_000_000 })
    await assertInterestsSame(assert)
  })

  test('stands in the profile and in past activity, too', async ({ assert }) => {
    await comeBack()
    await add('music', 'art')
    assert.deepEqual(await named(), { profile: ['art', 'music'], past: ['art', 'music'] })
    await interestsOfAda().where('interest', 'music').delete()
    assert.deepEqual(await named(), { profile: ['art'], past: ['art'] })
    await interestsOfAda().delete()
    assert.deepEqual(await named(), { profile: [], past: [] })
  })

  test('stands in the activity that passes later', async ({ assert }) => {
    await add('art')
    await comeBack()
    assert.deepEqual(await named(), { profile: ['art'], past: ['art'] })
  })

  test('leaves others alone', async ({ assert }) => {
    await add('art')
    const other = await db.from('profiles').where('id', bob().profile.id).firstOrFail()
    assert.isNull(other.interest_list)
  })
})

function interestsOfAda() {
  return db.from('profile_interests').where('profile_id', ada().profile.id)
}

async function add(...interests: string[]) {
  const rows = interests.map((interest) => ({ profile_id: ada().profile.id, interest }))
  await db.table('profile_interests').multiInsert(rows)
}

async function assertInterestsSame(assert: Assert) {
  const rows = await interestsOfAda()
  assert.lengthOf(rows, 2)
  for (const row of rows) {
    await assertSame(assert, row, { own: ['profile_id', 'interest'], others: 14 })
  }
}

async function named() {
  const profile = await db.from('profiles').where('id', ada().profile.id).firstOrFail()
  const past = await db.from('past_activity').where('profile_id', ada().profile.id).firstOrFail()
  return { profile: wordsOf(profile.interest_list), past: wordsOf(past.interest_list) }
}

/** In any order, each between two commas. */
function wordsOf(list: string | null) {
  if (list === null) return []
  const [before, ...words] = list.split(',')
  const after = words.pop()
  if (before !== '' || after !== '') throw new Error(`No list: ${list}`)
  return words.toSorted()
}
