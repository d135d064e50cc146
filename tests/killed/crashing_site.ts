import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSql } from '#tests/support/site/run_sql'
import { startSite } from '#tests/support/site/running_site'
import { waitUntil } from '#tests/browser/story/wait_until'

export type CrashingSite = Awaited<ReturnType<typeof startCrashingSite>>

/** A site whose server records its steps, and can be crashed at one of them. */
export async function startCrashingSite() {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-killed-'))
  const [steps, crashAt] = [join(folder, 'steps'), join(folder, 'crash_at')]
  const preload = new URL('crash_points/preload.ts', import.meta.url).href
  const site = await startSite({
    NODE_OPTIONS: `--import=${preload}`,
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    STEPS_FILE: steps,
    CRASH_AT_FILE: crashAt,
  })
  const sql = (statement: string) => runSql(site.env, statement)
  const inOneHour = new Date(Date.now() + 3_600_000)
  const dueLater = site.env.DB_CONNECTION === 'pg' ? `'${inOneHour.toISOString()}'` : +inOneHour
  // The steps of a scheduled job would stand among those of the purchase.
  await sql(`update queue_schedules set next_run_at = ${dueLater}`)
  return {
    url: site.url,
    env: site.env,
    ace: site.ace,
    terminate: site.terminate,
    ended: site.ended,
    /** Starts it with other settings, until the next restart. */
    restart: async (settings?: NodeJS.ProcessEnv) => {
      await site.kill()
      await site.restart(settings)
    },
    sql,
    /** Answers the status, or null when the server did not complete its response. */
    request: (path: string, init: RequestInit = {}) =>
      fetch(site.url + path, { redirect: 'manual', ...init }).then(
        ({ status }) => status,
        () => null
      ),
    /** The steps since they were cleared. */
    steps: () => (existsSync(steps) ? readFileSync(steps, 'utf8').split('\n').filter(Boolean) : []),
    clearSteps: () => rmSync(steps, { force: true }),
    /** Crashes the server at this step of an action, as in a power cut, and starts it again. */
    crashesAt: async (step: string, doing: () => Promise<unknown>) => {
      writeFileSync(crashAt, step)
      let hasEnded = false
      void site.ended().then(() => (hasEnded = true))
      await doing()
      await waitUntil(async () => hasEnded, step)
      rmSync(crashAt)
      await site.restart()
    },
    /** Lets an hour pass, so that the scheduler reconciles open orders. */
    passAnHour: async () => {
      const before = Date.now() - 61 * 60_000
      const due =
        site.env.DB_CONNECTION === 'pg' ? "now() - interval '1 second'" : Date.now() - 1000
      const runs = async () => {
        const [job] = await sql(
          `select run_count from queue_schedules where id = 'reconcile_orders'`
        )
        return Number(job.run_count)
      }
      const ran = await runs()
      for (const table of ['orders', 'refunds']) {
        await sql(`update ${table} set created_at = created_at - ${Date.now() - before}`)
      }
      await sql(`update queue_schedules set next_run_at = ${due} where id = 'reconcile_orders'`)
      await waitUntil(async () => (await runs()) > ran, 'the hourly job')
    },
    stop: async () => {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
