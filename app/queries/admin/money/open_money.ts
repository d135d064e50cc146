import { claimDueAt, totalPaid } from '#core/payments/claims/claim'
import { isUnmatched } from '#core/payments/open_items/open_item'
import { transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import BankMovement from '#models/bank_movement'
import BankTransfer from '#models/bank_transfer'
import Claim from '#models/claim'
import ClaimPayment from '#models/claim_payment'
import IncomingTransfer from '#models/incoming_transfer'
import OpenItem from '#models/open_item'
import { stuckSurplus } from '#queries/payments/stuck_surplus'

const pageSize = 25
/** Of the other lists, which are short or wait for their own end. */
const most = 100

/**
 * What waits for an operator's decision: a page of unclear money with the orders it may be for,
 * transfers of too little, surplus that no provider returned, and what members owe. Amounts in minor
 * units, instants in milliseconds.
 */
export async function openMoney(after: string | null) {
  const query = OpenItem.query()
    .whereNull('closedAt')
    .orderBy('id')
    .limit(pageSize + 1)
  if (after !== null) query.where('id', '>', after)
  const found = await query
  const items = found.slice(0, pageSize)
  const expected = items.some(isUnmatched) ? await expectedTransfers() : []
  return {
    items: items.map((item) => itemOf(item, expected)),
    next: found.length > pageSize ? items[pageSize - 1].id : null,
    short: after === null ? await shortTransfers() : [],
    surplus: after === null ? await failedSurplus() : [],
    claims: after === null ? await standingClaims() : [],
    interrupted: after === null ? await interruptedMovements() : 0,
  }
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

async function shortTransfers() {
  const transfers = await BankTransfer.query()
    .whereNotNull('incompleteSince')
    .orderBy('incompleteSince')
    .limit(most)
  const received = await receivedFor(transfers)
  return transfers.map((transfer) => {
    const { amount, currency, orderId, reference } = transfer
    const came = received.get(reference) ?? 0
    const until = transferExpiresAt(transfer).toMillis()
    return { orderId, reference, amount, currency, received: came, missing: amount - came, until }
  })
}

/** Money that its provider would not take back, and that nobody settled: a person has to. */
async function failedSurplus() {
  const surplus = await stuckSurplus().limit(most)
  return surplus.map(({ amount, currency, foundAt, id, orderId, provider }) => {
    return { id, orderId, provider, amount, currency, foundAt: foundAt.toMillis() }
  })
}

async function standingClaims() {
  const claims = await Claim.query()
    .whereNull('settledAt')
    .whereNull('recoveredAt')
    .orderBy('id')
    .limit(most)
  const ids = claims.map(({ id }) => id)
  const payments = await ClaimPayment.query().whereIn('claimId', ids)
  const byClaim = Map.groupBy(payments, ({ claimId }) => claimId)
  return claims.map((claim) => {
    const { currency, id, orderId, reference, userId } = claim
    const amount = claim.amount - totalPaid(byClaim.get(id) ?? [])
    return { id, orderId, userId, reference, amount, currency, dueAt: claimDueAt(claim).toMillis() }
  })
}

/** Movements whose import was interrupted: their file has to be imported again. */
async function interruptedMovements() {
  const rows = await BankMovement.query().whereNull('outcome').select('id').limit(most)
  return rows.length
}
