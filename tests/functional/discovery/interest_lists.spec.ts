import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { antwerp } from '#tests/support/database/basics'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('The list of who shares an interest', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('says of a member what the profile says, also when that changes', async ({ assert }) => {
    await add('music', 'art')
    await assertSameAsProfile(assert)
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
      hair_colour: 'red',
      eye_colour: 'green',
      body_type: 'slim',
      relationship_status: 'single',
    })
    await assertSameAsProfile(assert)
  })

  test('stands in the profile and in past activity, too', async ({ assert }) => {
    await db.from('profiles').increment('last_active_at', 60_000)
    await add('music', 'art')
    assert.deepEqual(await named(), { profile: ['art', 'music'], past: ['art', 'music'] })
    await interestsOfAda().where('interest', 'music').delete()
    assert.deepEqual(await named(), { profile: ['art'], past: ['art'] })
    await interestsOfAda().delete()
    assert.deepEqual(await named(), { profile: [], past: [] })
  })

  test('stands in the activity that passes later', async ({ assert }) => {
    await add('art')
    await db.from('profiles').increment('last_active_at', 60_000)
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

/** In all columns of an interest but its own. */
async function assertSameAsProfile(assert: Assert) {
  const profile = await db.from('profiles').where('id', ada().profile.id).firstOrFail()
  const rows = await interestsOfAda()
  assert.lengthOf(rows, 2)
  for (const row of rows) {
    const described = Object.keys(row).filter((name) => !['profile_id', 'interest'].includes(name))
    assert.lengthOf(described, 14)
    for (const column of described) assert.equal(row[column], profile[column], column)
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
