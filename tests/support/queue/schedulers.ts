import type { Test } from '@japa/runner/core'
import { databaseOfSeveral } from '#tests/support/processes/database_of_several'
import { startOwnProgram } from '#tests/support/processes/own_program'

const program = new URL('scheduler_process.ts', import.meta.url)

/**
 * Makes these schedules due, and has several schedulers look for them at the same time, each in a
 * process of its own with its clock ahead by so many milliseconds. Answers what each of them began.
 */
export async function schedulersAtOnce(it: Test, ahead: number[], ids: string[]) {
  const { env, remove, sql } = await databaseOfSeveral()
  const schedulers = await Promise.all(
    ahead.map((by) => startOwnProgram(program, { ...env, CLOCK_AHEAD: String(by) }))
  )
  it.cleanup(async () => {
    await Promise.all(schedulers.map((scheduler) => scheduler.kill()))
    await sql(`delete from queue_schedules where id like 'schedule_%'`)
    await remove()
  })
  const at = env.DB_CONNECTION === 'pg' ? 'now()' : Date.now()
  const rows = ids.map((id) => `('${id}', '${id}', '{}', '0 1 * * *', 'UTC', 'active', ${at}, 0)`)
  await sql(
    `insert into queue_schedules
     (id, name, payload, cron_expression, timezone, status, next_run_at, run_count)
     values ${rows.join()}`
  )
  return Promise.all(schedulers.map((scheduler) => scheduler.ask<string[]>(['look'])))
}
