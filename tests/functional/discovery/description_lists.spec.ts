import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { antwerp } from '#tests/support/database/basics'
import { inTransaction } from '#tests/support/database/transactions'
import { describeOneself } from '#tests/support/discovery/match_finder'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('The list of who described themselves so', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await describeOneself(ada(), { appearance: 'sexy' })
    await describeOneself(bob(), { race: 'other' })
  })

  test('says of a member what the profile says, also when that changes', async ({ assert }) => {
    await assertSameAsProfiles(assert)
    await db.from('profiles').where('id', ada().profile.id).update({
      status: 'disabled',
      invisible: true,
      country: 'BE',
      region_id: antwerp.regionId,
      gender: 'male',
      sexuality: 'bi',
      date_of_birth: '1990-02-03',
      main_photo_id: ada().profile.id,
      last_active_at: 1_800_000_000_000,
    })
    await assertSameAsProfiles(assert)
  })

  test('keeps its place when the member describes themselves anew', async ({ assert }) => {
    await db
      .knexQuery()
      .insert({ profile_id: ada().profile.id, appearance: null, race: 'white', consent_at: 2 })
      .into('self_descriptions')
      .onConflict('profile_id')
      .merge()
    await assertSameAsProfiles(assert)
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
    await own().update({ appearance: 'normal', race: null })
    assert.deepEqual(await saidInPast(), [{ appearance: 'normal', race: null }, nothing])
  })

  test('keeps nothing of what they took back', async ({ assert }) => {
    await describeOneself(ada(), { appearance: 'sexy', race: 'other' })
    await comeBack()
    await own().delete()
    assert.deepEqual(await saidInPast(), [nothing, nothing])
  })
})

const nothing = { appearance: null, race: null }

async function comeBack() {
  await db.from('profiles').increment('last_active_at', 60_000)
}

function own() {
  return db.from('self_descriptions').where('profile_id', ada().profile.id)
}

/** Of Ada, then of Bob. */
async function saidInPast() {
  const rows = []
  for (const { profile } of [ada(), bob()]) {
    const past = db.from('past_activity').where('profile_id', profile.id)
    rows.push(...(await past.select('appearance', 'race')))
  }
  return rows.map(({ appearance, race }) => ({ appearance, race }))
}

/** In all columns but what was said, and when. */
async function assertSameAsProfiles(assert: Assert) {
  const rows = await db.from('self_descriptions')
  assert.lengthOf(rows, 2)
  for (const { appearance, race, profile_id: id, ...rest } of rows) {
    assert.isTrue(appearance !== null || race !== null)
    const placed = Object.keys(rest).filter((name) => name !== 'consent_at')
    assert.lengthOf(placed, 10)
    const profile = await db.from('profiles').where('id', id).firstOrFail()
    for (const column of placed) assert.equal(rest[column], profile[column], column)
  }
}
