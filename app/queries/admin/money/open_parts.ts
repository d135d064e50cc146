import { claimDueAt, totalPaid } from '#core/payments/claims/claim'
import { isUnmatched } from '#core/payments/open_items/open_item'
import { transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import BankTransfer from '#models/bank_transfer'
import Claim from '#models/claim'
import ClaimPayment from '#models/claim_payment'
import IncomingTransfer from '#models/incoming_transfer'
import OpenItem from '#models/open_item'
import { stuckSurplus } from '#queries/payments/stuck_surplus'
import { decodeNamedCursor, pageOf } from '#queries/time_cursor'
import { isId } from '#core/id'

/** Where a page begins, as `next` of the one before says; null: at the first row. */
type After = string | null

/** A page of unclear money, the oldest first, with the orders that it may be for. */
export async function unclearItems(after: After, size: number) {
  const query = unclear()
    .orderBy('id')
    .limit(size + 1)
  if (isId(after)) query.where('id', '>', after)
  const { next, rows } = firstOf(await query, size)
  const expected = rows.some(isUnmatched) ? await expectedTransfers() : []
  return { rows: rows.map((item) => itemOf(item, expected)), next }
}

export function unclear() {
  return OpenItem.query().whereNull('closedAt')
}

function itemOf(item: OpenItem, expected: readonly Expected[]) {
  const { amount, currency, details, direction, foundAt, id, kind, orderId, payerIban } = item
  const canMatch = isUnmatched(item)
  const shown = { id, kind, direction, amount, currency, details, orderId, canMatch }
  return {
    ...shown,
    foundAt: foundAt.toMillis(),
    canReturn: canMatch && currency === 'EUR' && payerIban !== null,
    orders: canMatch ? expected.filter((one) => one.missing === amount).slice(0, 5) : [],
  }
}

type Expected = Readonly<{ orderId: string; reference: string; missing: number }>

/** Transfers that are waited for, with what is missing of each. */
async function expectedTransfers(): Promise<Expected[]> {
  const transfers = await BankTransfer.query()
    .join('orders', 'orders.id', 'bank_transfers.order_id')
    .where('orders.status', 'pending')
    .whereNull('bank_transfers.cancelled_at')
    .orderBy('bank_transfers.created_at', 'desc')
    .limit(500)
    .select('bank_transfers.*')
  const received = await receivedFor(transfers)
  return transfers.map(({ amount, orderId, reference }) => {
    return { orderId, reference, missing: amount - (received.get(reference) ?? 0) }
  })
}

async function receivedFor(transfers: readonly BankTransfer[]) {
  const references = transfers.map(({ reference }) => reference)
  const lines = await IncomingTransfer.query()
    .whereIn('reference', references)
    .whereNull('owedBackAt')
  const sums = new Map<string, number>()
  for (const { amount, reference } of lines) {
    sums.set(reference, (sums.get(reference) ?? 0) + amount)
  }
  return sums
}

/** A page of transfers of too little, the one that waits longest first. */
export async function shortTransfers(after: After, size: number) {
  const query = short()
    .orderBy('incompleteSince')
    .orderBy('reference')
    .limit(size + 1)
  const from = decodeNamedCursor(after)
  if (from) query.whereRaw('(incomplete_since, reference) > (?, ?)', [from.at, from.id])
  const { next, rows } = pageOf(await query, size, ({ incompleteSince, reference }) => {
    return { at: incompleteSince?.toMillis() ?? 0, id: reference }
  })
  const received = await receivedFor(rows)
  const transfers = rows.map((transfer) => {
    const { amount, currency, orderId, reference } = transfer
    const came = received.get(reference) ?? 0
    const since = transfer.incompleteSince?.toMillis() ?? null
    const until = transferExpiresAt(transfer).toMillis()
    const money = { amount, currency, received: came, missing: amount - came }
    return { orderId, reference, ...money, since, until }
  })
  return { rows: transfers, next }
}

export function short() {
  return BankTransfer.query().whereNotNull('incompleteSince')
}

/** A page of money that its provider would not take back, and that nobody settled: a person has to. */
export async function failedSurplus(after: After, size: number) {
  const query = stuckSurplus()
    .orderBy('id')
    .limit(size + 1)
  if (isId(after)) query.where('id', '>', after)
  const { next, rows } = firstOf(await query, size)
  const surplus = rows.map(({ amount, currency, foundAt, id, orderId, provider }) => {
    return { id, orderId, provider, amount, currency, foundAt: foundAt.toMillis() }
  })
  return { rows: surplus, next }
}

/** A page of what members owe, the oldest first. */
export async function standingClaims(after: After, size: number) {
  const query = standing()
    .orderBy('id')
    .limit(size + 1)
  if (isId(after)) query.where('id', '>', after)
  const { next, rows } = firstOf(await query, size)
  const ids = rows.map(({ id }) => id)
  const payments = await ClaimPayment.query().whereIn('claimId', ids)
  const byClaim = Map.groupBy(payments, ({ claimId }) => claimId)
  const claims = rows.map((claim) => {
    const { currency, foundAt, id, orderId, reference } = claim
    const amount = claim.amount - totalPaid(byClaim.get(id) ?? [])
    const at = { foundAt: foundAt.toMillis(), dueAt: claimDueAt(claim).toMillis() }
    return { id, orderId, reference, amount, currency, ...at }
  })
  return { rows: claims, next }
}

export function standing() {
  return Claim.query().whereNull('settledAt').whereNull('recoveredAt')
}

/** The first `size` of these rows, of which one more was read, sorted by their id. */
function firstOf<Row extends Readonly<{ id: string }>>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? rows[size - 1].id : null }
}
