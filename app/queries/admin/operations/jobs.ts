import { redact } from '#config/log_redaction'
import { shownArguments } from '#core/admin/operations/shown_arguments'
import { read } from '#queries/read'

/** Failed jobs that the page shows at most. */
const listed = 50

export function jobsByStatus() {
  return read<Readonly<{ status: string; number: number; oldest: number | null }>>('queue_jobs')
    .select('status')
    .count('* as number')
    .min('execute_at as oldest')
    .groupBy('status')
    .orderBy('status')
}

/** Their errors can quote what they were given: an address that is unknown, a link that failed. */
export async function failedJobs() {
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

export async function scheduledJobs() {
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
