import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { redact } from '#config/log_redaction'
import { shownArguments } from '#core/admin/operations/shown_arguments'
import { lastBackups } from '#queries/operations/last_backups'
import { mailRefusals } from '#queries/notifications/mail_refusals'
import { read } from '#queries/read'

/** Failed jobs that the page shows at most. */
const listed = 50
const daysOfMail = 14
const dayLong = 86_400_000

/** How the installation does. Instants in milliseconds, sizes in bytes. */
export async function operations(now: DateTime) {
  const [jobs, failed, schedules, bounces, refusals, size, backups] = await Promise.all([
    jobsByStatus(),
    failedJobs(),
    scheduledJobs(),
    bouncesByDay(now),
    mailRefusals(now),
    databaseSize(),
    lastBackups(),
  ])
  const database = { name: databaseName(), size }
  return { jobs, failed, schedules, bounces, refusals, database, backups, node: process.version }
}

function jobsByStatus() {
  return read<Readonly<{ status: string; number: number; oldest: number | null }>>('queue_jobs')
    .select('status')
    .count('* as number')
    .min('execute_at as oldest')
    .groupBy('status')
    .orderBy('status')
}

/** Their errors can quote what they were given: an address that is unknown, a link that failed. */
async function failedJobs() {
  interface JobRow {
    id: string
    data: string
    error: string | null
    finishedAt: number | null
  }
  const rows = await read<JobRow>('queue_jobs')
    .where('status', 'failed')
    .select('id', 'data', 'error', 'finished_at')
    .orderBy('finished_at', 'desc')
    .limit(listed)
  return rows.map(({ data, error, finishedAt, id }) => {
    const job: Readonly<{ name: string; attempts: number; payload: unknown }> = JSON.parse(data)
    const { attempts, name, payload } = job
    return {
      id,
      name,
      attempts,
      error: error === null ? null : redact(error),
      finishedAt,
      arguments: shownArguments(payload),
    }
  })
}

async function scheduledJobs() {
  interface ScheduleRow {
    id: string
    cronExpression: string | null
    lastRunAt: Stamp | null
    nextRunAt: Stamp | null
  }
  const rows = await read<ScheduleRow>('queue_schedules')
    .select('id', 'cron_expression', 'last_run_at', 'next_run_at')
    .orderBy('id')
  return rows.map(({ cronExpression, id, lastRunAt, nextRunAt }) => ({
    name: id,
    cron: cronExpression,
    lastAt: lastRunAt === null ? null : new Date(lastRunAt).getTime(),
    nextAt: nextRunAt === null ? null : new Date(nextRunAt).getTime(),
  }))
}

/** The queue's own tables hold timestamps as each database has them. */
type Stamp = Date | number

/** Mails that came back without switching mail off, by day (UTC). */
async function bouncesByDay(now: DateTime) {
  const first = now.startOf('day').minus({ days: daysOfMail - 1 })
  const rows = await read<{ dayIndex: number; number: number }>('soft_bounces')
    .where('at', '>=', first.toMillis())
    .select(db.raw(`(at - ${first.toMillis()}) / ${dayLong} as day_index`))
    .count('* as number')
    .groupBy('day_index')
  const numbers = new Map(rows.map(({ dayIndex, number }) => [Number(dayIndex), number]))
  return Array.from({ length: daysOfMail }, (_, index) => {
    return { day: first.plus({ days: index }).toISODate() ?? '', number: numbers.get(index) ?? 0 }
  })
}

function databaseName() {
  return db.connection().dialect.name === 'postgres' ? 'PostgreSQL' : 'SQLite'
}

async function databaseSize() {
  if (databaseName() === 'PostgreSQL') {
    const { rows } = await db.rawQuery('select pg_database_size(current_database()) as size')
    return Number(rows[0].size)
  }
  const [{ size }] = await db.rawQuery(
    'select page_count * page_size as size from pragma_page_count(), pragma_page_size()'
  )
  return size as number
}
