import db from '@adonisjs/lucid/services/db'
import type { Admin } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'
import { isUrgent } from '#core/admin/urgent_work'
import { lastAuditCheck } from '#queries/admin/audit_log'
import { waitingFraudMails } from '#queries/admin/fraud_mails'
import { waitingAnswerTotals } from '#queries/admin/inbox/waiting_answers'
import { waitingRefunds } from '#queries/admin/orders/failed_refunds'
import { waitingTotals } from '#queries/admin/pictures/waiting_photos'
import { countWaiting } from '#queries/admin/proposals'
import { openReports } from '#queries/admin/reports/open_reports'
import { restoreDrill } from '#queries/admin/restore_drill'
import type { Waiting } from '#queries/admin/waiting/waiting'
import {
  differing,
  disputesToAnswer,
  dueDebits,
  duePayouts,
  interruptedImports,
  ledgerCheck,
  openMoney,
} from '#queries/admin/waiting/waiting_money'
import { lateTickets, nearTickets, openTickets } from '#queries/admin/waiting/waiting_tickets'
import { read } from '#queries/read'

type Kind = Readonly<{
  name:
    | 'photos'
    | 'reports'
    | 'fraud_mails'
    | 'appeals'
    | 'answers'
    | 'complaints'
    | 'complaints_late'
    | 'complaints_near'
    | 'requests'
    | 'disputes'
    | 'money'
    | 'refunds'
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
  {
    name: 'fraud_mails',
    path: '/admin/members?fraud=unmailed',
    right: 'warn_of_fraud',
    count: waitingFraudMails,
  },
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
  {
    name: 'refunds',
    path: '/admin/orders?refund=failed',
    right: 'see_money',
    count: waitingRefunds,
  },
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

/** What needs a person now, what is urgent first, of what the role may see: of one site, or of all (null). */
export async function waitingWork({ role }: Pick<Admin, 'role'>, siteId: string | null) {
  const seen = kinds.filter(({ right }) => hasRight(role, right))
  const found = await counted(seen, siteId)
  const all = found.map((one) => ({ ...one, isUrgent: isUrgent(one) }))
  return all.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
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
  if (siteId) query.where('appeals.site_id', siteId)
  const [row] = await query
  return row
}

async function openRequests(siteId: string | null): Promise<Waiting> {
  return { number: await countWaiting(siteId), oldest: null }
}

async function failedJobs(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const [{ total }] = await db.from('queue_jobs').where('status', 'failed').count('* as total')
  return { number: total as number, oldest: null }
}

async function auditCheck(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const check = await lastAuditCheck()
  const checkedAt = check?.checkedAt.toMillis() ?? null
  return { number: check?.finding ? 1 : 0, oldest: null, checkedAt, row: check?.rowNumber ?? null }
}
