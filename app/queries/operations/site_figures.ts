import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { countedKinds, type FigureKind } from '#core/admin/figures/figure'
import { lastBackupFailed, lastBackups } from '#queries/operations/last_backups'
import { logArchive } from '#queries/operations/log_archive'
import { oldestDueJob } from '#queries/operations/due_jobs'
import { countOf, read } from '#queries/read'

/** Sums of money would need a metric for each currency. */
const kinds = countedKinds.filter((kind) => kind !== 'revenue' && kind !== 'refunds')

const hourLong = 3_600_000
const dayLong = 24 * hourLong

/** What an operator watches of the whole installation, at a moment in milliseconds. Ages in seconds. */
export async function siteFigures(now: number) {
  const dueAt = await oldestDueJob(now)
  return {
    jobs: await byName(read<Named>('queue_jobs').select('status as name').groupBy('status')),
    oldestDueSeconds: dueAt === null ? 0 : secondsSince(dueAt, now),
    mailsLastHour: await countOf(db.from('sent_mails').where('sent_at', '>', now - hourLong)),
    mailsReturnedLastDay: await countOf(db.from('soft_bounces').where('at', '>', now - dayLong)),
    ordersLastDay: await byName(
      read<Named>('orders')
        .where('created_at', '>', now - dayLong)
        .select('status as name')
        .groupBy('status')
    ),
    backups: await backups(now),
    logArchive: await logArchive(),
    pushesToday: await pushesToday(now),
    checks: { ledger: await lastLedgerCheck(now), audit: await lastAuditCheck(now) },
    countedToday: await countedToday(now),
  }
}

type Named = Readonly<{ name: string; number: number }>
type Check = Readonly<{ age: number; findings: number }> | null

async function byName(query: ReturnType<typeof read<Named>>): Promise<Record<string, number>> {
  const rows = await query.count('* as number')
  return Object.fromEntries(rows.map(({ name, number }) => [name, number]))
}

/** Seconds since each last succeeded, and whether the last attempt failed; null: there was none. */
async function backups(now: number) {
  const { madeAt, restoredAt } = await lastBackups()
  const age = (at: number | null) => (at === null ? null : secondsSince(at, now))
  const failed = (act: 'create' | 'drill') => lastBackupFailed(act, DateTime.fromMillis(now))
  return {
    create: { age: age(madeAt), failed: await failed('create') },
    drill: { age: age(restoredAt), failed: await failed('drill') },
  }
}

/** What became of the pushes of today (UTC): sent, failed, or ended by a browser that takes no more. */
async function pushesToday(now: number) {
  const rows = await read<Readonly<{ outcome: string; number: number }>>('delivery_counts')
    .where('day', new Date(now).toISOString().slice(0, 10))
    .whereIn('outcome', ['push_sent', 'push_failed', 'push_ended'])
  const numbers = rows.map(({ number, outcome }) => [outcome.replace('push_', ''), number] as const)
  return { sent: 0, failed: 0, ended: 0, ...Object.fromEntries(numbers) }
}

async function lastLedgerCheck(now: number): Promise<Check> {
  type Row = Readonly<{ checkedAt: number; differing: number }>
  const last = await read<Row>('ledger_checks').orderBy('checked_at', 'desc').first()
  return last && { age: secondsSince(last.checkedAt, now), findings: last.differing }
}

async function lastAuditCheck(now: number): Promise<Check> {
  type Row = Readonly<{ checkedAt: number; finding: string | null }>
  const last = await read<Row>('audit_checks').orderBy('checked_at', 'desc').first()
  return last && { age: secondsSince(last.checkedAt, now), findings: last.finding === null ? 0 : 1 }
}

/** What the hourly job has counted of today (UTC) on all sites together, but for money. */
async function countedToday(now: number) {
  const rows = await read<Readonly<{ kind: FigureKind; value: number }>>('daily_figures')
    .where('day', new Date(now).toISOString().slice(0, 10))
    .whereIn('kind', kinds)
    .select('kind', 'value')
  const totals: Partial<Record<FigureKind, number>> = {}
  for (const { kind, value } of rows) totals[kind] = (totals[kind] ?? 0) + value
  return totals
}

function secondsSince(then: number, now: number) {
  return Math.max(0, Math.round((now - then) / 1000))
}
