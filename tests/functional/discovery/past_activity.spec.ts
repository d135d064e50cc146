import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import SweepActivityJob from '#jobs/sweep_activity_job'
import { useFakeClock } from '#tests/support/time/clock'
import { antwerp } from '#tests/support/database/basics'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

test.group('Past activity', (group) => {
  inTransaction(group)

  test('is recorded by the database, whichever code updates the profile', async ({ assert }) => {
    await join(ada())
    const { lastActiveAt } = ada().profile
    await touch(lastActiveAt.plus({ hours: 1 }).toMillis())
    await touch(lastActiveAt.plus({ hours: 1 }).toMillis())
    assert.equal(await countOf('past_activity'), 1)
    const past = await db.from('past_activity').firstOrFail()
    assert.equal(Number(past.active_at), lastActiveAt.toMillis())
    assert.equal(Number(past.replaced_at), lastActiveAt.plus({ hours: 1 }).toMillis())
  })

  test('says of its member what the profile says, also when that changes', async ({ assert }) => {
    await join(ada())
    await change({ last_active_at: ada().profile.lastActiveAt.plus({ hours: 1 }).toMillis() })
    await assertSameAsProfile(assert)
    const other = await db.from('sites').firstOrFail()
    await change({
      site_id: other.id,
      status: 'disabled',
      invisible: true,
      country: 'BE',
      region_id: antwerp.regionId,
      gender: 'male',
      sexuality: 'bi',
      date_of_birth: '1990-02-03',
      main_photo_id: ada().profile.id,
      hair_colour: 'red',
      eye_colour: 'green',
      body_type: 'slim',
      relationship_status: 'single',
      interest_list: ',music,',
    })
    await assertSameAsProfile(assert)
  })

  test('is brief when the member was away for at most five minutes', async ({ assert }) => {
    await join(ada())
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
    await join(ada())
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

/** In all columns of past activity but its own, and what the member said of themselves. */
async function assertSameAsProfile(assert: Assert) {
  const past = await db.from('past_activity').firstOrFail()
  const profile = await db.from('profiles').where('id', ada().profile.id).firstOrFail()
  const own = ['profile_id', 'replaced_at', 'active_at', 'brief', 'appearance', 'race']
  const described = Object.keys(past).filter((column) => !own.includes(column))
  assert.lengthOf(described, 14)
  for (const column of described) assert.equal(past[column], profile[column], column)
}

async function sweep() {
  const job = await app.container.make(SweepActivityJob)
  await job.execute()
}
