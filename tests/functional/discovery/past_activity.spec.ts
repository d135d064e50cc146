import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import SweepActivityJob from '#jobs/sweep_activity_job'
import { useFakeClock } from '#tests/support/time/clock'
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

async function touch(moment: number) {
  await db.from('profiles').where('id', ada().profile.id).update({ last_active_at: moment })
}

async function sweep() {
  const job = await app.container.make(SweepActivityJob)
  await job.execute()
}
