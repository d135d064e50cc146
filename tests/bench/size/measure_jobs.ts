import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { explain, longReads, thatRead } from '#tests/bench/explain'
import { statementsOf, type Statement } from '#tests/support/database/statements'

/** What a job that runs at least each hour asks of the database, once it has nothing left over. */
export type MeasuredJob = Readonly<{
  job: string
  cron: string
  statements: number
  milliseconds: number
  buffers: number
  /** Where it reads many rows. */
  reads: string
  /** Why it ended early: providers know nothing of generated orders. */
  failed: string
}>

type Schedule = Readonly<{ id: string; cron_expression: string }>
type Import = (path: string) => Promise<{ default: new (...ports: never[]) => Job }>
type Job = { execute: () => Promise<unknown> }

/** Runs every job of the schedule that is not left to the night, twice, and explains the second time. */
export async function measureJobs(app: ApplicationService, importBuilt: Import) {
  await importBuilt('./app/providers/schedule.js')
  const schedules: Schedule[] = await db.from('queue_schedules').orderBy('id')
  const measured: MeasuredJob[] = []
  for (const { cron_expression: cron, id } of schedules.filter(isOften)) {
    const { default: Job } = await importBuilt(`./app/jobs/${id}_job.js`)
    const job: Job = await app.container.make(Job)
    await failureOf(job)
    let failed = ''
    const statements = await statementsOf(async () => void (failed = await failureOf(job)))
    measured.push({ job: id, cron, failed, ...(await taken(statements)) })
  }
  return measured
}

function failureOf(job: Job) {
  return job.execute().then(
    () => '',
    (error: Error) => error.message.slice(-80)
  )
}

/** The hour of its cron expression is any. */
function isOften({ cron_expression: cron }: Schedule) {
  return cron.split(' ')[1] === '*'
}

/** Measures statements; of one that runs for many rows, the first is explained. */
async function taken(statements: readonly Statement[]) {
  const texts = new Map(thatRead(statements).map((statement) => [statement.sql, statement]))
  const work = [...texts.values()]
  const reads = new Set<string>()
  let [milliseconds, buffers] = [0, 0]
  for (const statement of work) {
    // What failed in the job fails again.
    const one = await explain(statement).catch(() => null)
    if (!one) continue
    milliseconds += one.milliseconds
    buffers += one.buffers
    for (const step of longReads(one.plan)) reads.add(step)
  }
  return {
    statements: work.length,
    milliseconds: Math.round(milliseconds * 10) / 10,
    buffers,
    reads: [...reads].join(', '),
  }
}
