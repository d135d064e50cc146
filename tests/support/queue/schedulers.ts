import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { runSql } from '#tests/support/site/run_sql'

/**
 * Makes these schedules due, and has several schedulers look for them at the same time, each in a
 * process of its own with its clock ahead by so many milliseconds. Answers what each of them began.
 */
export async function schedulersAtOnce(it: Test, ahead: number[], ids: string[]) {
  const file = join(tmpdir(), `vonk-schedulers-${crypto.randomUUID()}.sqlite3`)
  const onPostgres = process.env.DB_CONNECTION === 'pg'
  const env = { ...process.env, SQLITE_FILE: file }
  if (!onPostgres) await db.rawQuery('vacuum into ?', [file])
  const schedulers = await Promise.all(ahead.map((by) => open({ ...env, CLOCK_AHEAD: String(by) })))
  it.cleanup(async () => {
    for (const scheduler of schedulers) scheduler.kill('SIGKILL')
    await runSql(env, `delete from queue_schedules where id like 'schedule_%'`)
    for (const part of ['', '-wal', '-shm']) await rm(file + part, { force: true })
  })
  const at = onPostgres ? 'now()' : Date.now()
  const rows = ids.map((id) => `('${id}', '${id}', '{}', '0 1 * * *', 'UTC', 'active', ${at}, 0)`)
  await runSql(
    env,
    `insert into queue_schedules
     (id, name, payload, cron_expression, timezone, status, next_run_at, run_count)
     values ${rows.join()}`
  )
  return Promise.all(schedulers.map(begun))
}

async function open(env: NodeJS.ProcessEnv) {
  const program = new URL('scheduler_process.ts', import.meta.url)
  const scheduler = fork(program, { env, execArgv: ['--import=@poppinss/ts-exec'] })
  const ended = once(scheduler, 'exit').then(([code]) => {
    throw new Error(`A scheduler left with code ${code}`)
  })
  await Promise.race([said(scheduler), ended])
  ended.catch(() => {})
  return scheduler
}

function begun(scheduler: ChildProcess) {
  const answer = said(scheduler)
  scheduler.send('look')
  return answer as Promise<string[]>
}

/** The next answer of a scheduler; the framework uses the same channel. */
function said(scheduler: ChildProcess) {
  return new Promise((fulfil) => {
    scheduler.on('message', function listen(message: { said?: unknown }) {
      if (message.said === undefined) return
      scheduler.off('message', listen)
      fulfil(message.said)
    })
  })
}
