import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Admin } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'
import type { Urgency } from '#core/moderation/urgency'
import { comparedDays } from '#core/payments/settling/settlement_differences'
import { lastAuditCheck } from '#queries/admin/audit_log'
import { lastLedgerCheck } from '#queries/admin/money/ledger_accounts'
import { differingOrders } from '#queries/admin/money/settlement_list'
import { waitingAnswerTotals } from '#queries/admin/inbox/waiting_answers'
import { nearHours } from '#core/complaints/ticket'
import { unsolved } from '#queries/admin/complaints/ticket_list'
import { waitingTotals } from '#queries/admin/pictures/waiting_photos'
import { countWaiting } from '#queries/admin/proposals'
import { openReports } from '#queries/admin/reports/open_reports'
import { restoreDrill } from '#queries/admin/restore_drill'
import { read } from '#queries/read'

/** How much of something waits, and since when the oldest does (milliseconds). */
type Waiting = Readonly<{
  number: number
  oldest: number | null
  /** Until when the first of it can be done. */
  due?: number | null
  /** Of what is checked by night: when it was, null before the first time. */
  checkedAt?: number | null
  /** The first row of the audit log that is not as written. */
  row?: number | null
  /** How many of them are how urgent. */
  parts?: readonly Readonly<{ urgency: Urgency; number: number }>[]
}>

type Kind = Readonly<{
  name:
    | 'photos'
    | 'reports'
    | 'appeals'
    | 'answers'
    | 'complaints'
    | 'complaints_late'
    | 'complaints_near'
    | 'requests'
    | 'disputes'
    | 'money'
    | 'payouts'
    | 'debits'
    | 'settlements'
    | 'imports'
    | 'jobs'
    | 'ledger'
    | 'audit'
    | 'drill'
  path: string
  right: AdminRight
  /** Null for what belongs to no single site. */
  count: (siteId: string | null) => Promise<Waiting | null>
}>

const kinds: readonly Kind[] = [
  { name: 'photos', path: '/admin/pictures', right: 'see_pictures', count: waitingTotals },
  { name: 'reports', path: '/admin/reports', right: 'see_reports', count: openReports },
  { name: 'appeals', path: '/admin/appeals', right: 'see_reports', count: waitingAppeals },
  { name: 'answers', path: '/admin/inbox', right: 'see_inbox', count: waitingAnswerTotals },
  { name: 'complaints', path: '/admin/complaints', right: 'see_complaints', count: openTickets },
  {
    name: 'complaints_late',
    path: '/admin/complaints?due=late',
    right: 'see_complaints',
    count: lateTickets,
  },
  {
    name: 'complaints_near',
    path: '/admin/complaints?due=near',
    right: 'see_complaints',
    count: nearTickets,
  },
  { name: 'requests', path: '/admin/requests', right: 'see_dashboard', count: openRequests },
  {
    name: 'disputes',
    path: '/admin/orders/disputes',
    right: 'see_money',
    count: disputesToAnswer,
  },
  { name: 'money', path: '/admin/orders/open', right: 'see_money', count: openMoney },
  { name: 'payouts', path: '/admin/orders/payouts', right: 'see_money', count: duePayouts },
  { name: 'debits', path: '/admin/orders/debits', right: 'exchange_bank_files', count: dueDebits },
  { name: 'settlements', path: '/admin/orders/settlements', right: 'see_money', count: differing },
  {
    name: 'imports',
    path: '/admin/orders/bank',
    right: 'exchange_bank_files',
    count: interruptedImports,
  },
  { name: 'jobs', path: '/admin/operations', right: 'see_operations', count: failedJobs },
  { name: 'ledger', path: '/admin/orders/ledger', right: 'see_money', count: ledgerCheck },
  { name: 'audit', path: '/admin/audit', right: 'see_audit', count: auditCheck },
  { name: 'drill', path: '/admin/operations', right: 'see_operations', count: restoreDrill },
]

/** What needs a person now, of what the role may see: of one site, or of all (null). */
export async function waitingWork({ role }: Pick<Admin, 'role'>, siteId: string | null) {
  return counted(
    kinds.filter(({ right }) => hasRight(role, right)),
    siteId
  )
}

/** What the menu has a number for. */
export const menuCounts = [
  'photos',
  'reports',
  'appeals',
  'answers',
  'complaints',
  'requests',
] as const satisfies readonly Kind['name'][]
export type MenuCount = (typeof menuCounts)[number]

/** How many of each wait for somebody, of what this admin may see, as the dashboard counts them. */
export async function waitingInMenu({ role, siteId }: Pick<Admin, 'role' | 'siteId'>) {
  const shown = kinds.filter(({ name, right }) => isInMenu(name) && hasRight(role, right))
  const found = await counted(shown, siteId)
  return Object.fromEntries(found.map(({ name, number }) => [name, number]))
}

function isInMenu(name: Kind['name']) {
  return menuCounts.some((one) => one === name)
}

async function counted(asked: readonly Kind[], siteId: string | null) {
  const found = await Promise.all(
    asked.map(async ({ count, name, path }) => {
      const waiting = await count(siteId)
      return waiting && { name, path, ...waiting }
    })
  )
  return found.filter((one) => one !== null)
}

async function waitingAppeals(siteId: string | null): Promise<Waiting> {
  const query = read<Waiting>('appeals')
    .whereNull('appeals.decision')
    .count('* as number')
    .min('appeals.made_at as oldest')
  if (siteId) query.join('users', 'users.id', 'appeals.user_id').where('users.site_id', siteId)
  const [row] = await query
  return row
}

/** Those that are not solved, as the list shows them, with the first deadline. */
async function openTickets(siteId: string | null): Promise<Waiting> {
  const query = read<Readonly<{ number: number; due: number | null }>>('tickets')
    .whereRaw(unsolved)
    .count('* as number')
    .min('due_at as due')
  if (siteId) query.where('site_id', siteId)
  const [row] = await query
  return { ...row, oldest: null }
}

/** Past the deadline. */
function lateTickets(siteId: string | null) {
  return ticketsDue(siteId, [0, Date.now() - 1])
}

function nearTickets(siteId: string | null) {
  return ticketsDue(siteId, [Date.now(), Date.now() + nearHours * 3_600_000])
}

async function ticketsDue(siteId: string | null, between: [number, number]): Promise<Waiting> {
  const query = read<Readonly<{ number: number; due: number | null }>>('tickets')
    .whereRaw(unsolved)
    .whereBetween('due_at', between)
    .count('* as number')
    .min('due_at as due')
  if (siteId) query.where('site_id', siteId)
  const [row] = await query
  return { number: row.number, due: row.due, oldest: null }
}

async function openRequests(siteId: string | null): Promise<Waiting> {
  return { number: await countWaiting(siteId), oldest: null }
}

async function disputesToAnswer(siteId: string | null): Promise<Waiting> {
  const query = read<Readonly<{ number: number; due: number | null }>>('disputes')
    .where('disputes.status', 'needs_response')
    .count('* as number')
    .min('disputes.due_at as due')
  if (siteId) {
    query
      .join('orders', 'orders.id', 'disputes.order_id')
      .join('users', 'users.id', 'orders.user_id')
      .where('users.site_id', siteId)
  }
  const [row] = await query
  return { ...row, oldest: null }
}

/** Money that is unclear, short transfers, and surplus that no provider took back, as their page lists them. */
async function openMoney(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const [[items], [short], [surplus]] = await Promise.all([
    read<Waiting>('open_items')
      .whereNull('closed_at')
      .count('* as number')
      .min('found_at as oldest'),
    read<Waiting>('bank_transfers')
      .whereNotNull('incomplete_since')
      .count('* as number')
      .min('incomplete_since as oldest'),
    read<Waiting>('surplus_payments')
      .where('status', 'failed')
      .count('* as number')
      .min('found_at as oldest'),
  ])
  const all = [items, short, surplus]
  const since = all.map(({ oldest }) => oldest).filter((at) => at !== null)
  return {
    number: all.reduce((sum, { number }) => sum + number, 0),
    oldest: since.length === 0 ? null : Math.min(...since),
  }
}

async function duePayouts(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const query = read<Waiting>('payouts').whereNull('paid_at')
  const [row] = await query.count('* as number').min('created_at as oldest')
  return row
}

async function interruptedImports(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const query = read<Waiting>('bank_imports').whereNull('ended_at').whereNotNull('interrupted_at')
  const [row] = await query.count('* as number').min('begun_at as oldest')
  return row
}

async function failedJobs(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const [{ total }] = await db.from('queue_jobs').where('status', 'failed').count('* as total')
  return { number: total as number, oldest: null }
}

/** Debits that the bank has to have, before it can collect them in time. */
async function dueDebits(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const query = read<Waiting>('debits').where('state', 'ready')
  const [row] = await query.count('* as number').min('created_at as oldest')
  return row
}

async function differing(siteId: string | null): Promise<Waiting | null> {
  return siteId ? null : differingOrders(DateTime.utc(), comparedDays)
}

async function ledgerCheck(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const check = await lastLedgerCheck()
  const checkedAt = check?.checkedAt.toMillis() ?? null
  return { number: check?.differing ?? 0, oldest: null, checkedAt }
}

async function auditCheck(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const check = await lastAuditCheck()
  const checkedAt = check?.checkedAt.toMillis() ?? null
  return { number: check?.finding ? 1 : 0, oldest: null, checkedAt, row: check?.rowNumber ?? null }
}
