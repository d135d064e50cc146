import { DateTime } from 'luxon'
import { lastLedgerCheck } from '#queries/admin/money/ledger_accounts'
import { differingOrders } from '#queries/admin/money/settlement_list'
import type { Waiting } from '#queries/admin/waiting/waiting'
import { read } from '#queries/read'

export async function disputesToAnswer(siteId: string | null): Promise<Waiting> {
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
export async function openMoney(siteId: string | null): Promise<Waiting | null> {
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
      .whereNull('settled_at')
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

export async function duePayouts(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const query = read<Waiting>('payouts').whereNull('paid_at')
  const [row] = await query.count('* as number').min('created_at as oldest')
  return row
}

export async function interruptedImports(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const query = read<Waiting>('bank_imports').whereNull('ended_at').whereNotNull('interrupted_at')
  const [row] = await query.count('* as number').min('begun_at as oldest')
  return row
}

/** Debits that the bank has to have, before it can collect them in time. */
export async function dueDebits(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const query = read<Waiting>('debits').where('state', 'ready')
  const [row] = await query.count('* as number').min('created_at as oldest')
  return row
}

/** Days whose differences wait for somebody: those that can be compared again. */
const countedDays = 90

export async function differing(siteId: string | null): Promise<Waiting | null> {
  return siteId ? null : differingOrders(DateTime.utc(), countedDays)
}

export async function ledgerCheck(siteId: string | null): Promise<Waiting | null> {
  if (siteId) return null
  const check = await lastLedgerCheck()
  const checkedAt = check?.checkedAt.toMillis() ?? null
  return { number: check?.differing ?? 0, oldest: null, checkedAt }
}
