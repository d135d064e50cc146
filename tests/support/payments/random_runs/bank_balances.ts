import { totalReceived } from '#core/payments/bank_transfer/bank_transfer'
import { totalPaid } from '#core/payments/claims/claim'
import type { Order } from '#core/payments/orders/order'
import { totalPaidOut } from '#core/payments/refunds/payout'
import { isByHand, type Refund } from '#core/payments/refunds/refund'
import type { Bank } from '#tests/support/payments/random_runs/bank'

/** What is on the account: what truly came and went, and the transfers that the operator made. */
export function moneyOfBank({ lines, ports }: Bank, currency: string) {
  const moved = lines.filter((line) => line.currency === currency)
  const paidOut = totalPaidOut([...ports.repositories.payouts.rows.values()])
  return sumOf(moved.map(signed)) - (currency === 'EUR' ? paidOut : 0)
}

/**
 * What should be on it by our records: sold, less refunds paid out; owed back to payers; waiting for
 * the rest of a price; on the operator's list; paid for claims; less what was paid out twice.
 */
export function moneyOfBooks(bank: Bank, currency: string) {
  const { openItems } = bank.ports.repositories
  // A claim that an admin settled may have been paid, but not to this account.
  const listed = [...openItems.rows.values()].filter(
    (item) => item.currency === currency && !item.closedAt && item.kind !== 'claim_recovered'
  )
  const unclear = sumOf(listed.map(signed))
  if (currency !== 'EUR') return unclear
  return unclear + sold(bank) + owedBack(bank) + waiting(bank) + claimsPaid(bank) - paidTwice(bank)
}

/** Completed transfers and settled debits, less the refunds of them that were paid out. */
function sold({ ports: { repositories }, orders, debit }: Bank) {
  const { refunds, payouts, debits } = repositories
  const transfers = orders.filter(({ id }) => repositories.orders.rows.get(id)?.completedAt)
  const isSettled = debits.rows.get(debit.id)?.state === 'settled'
  const paid = [...refunds.rows.keys()].flatMap((id) => payouts.rows.get(id) ?? [])
  const kept = paid.filter(({ paymentId }) => paymentId !== debit.id || isSettled)
  const gross = sumOf(transfers.map(({ totalAmount }) => totalAmount))
  return gross + (isSettled ? debit.amount : 0) - totalPaidOut(kept)
}

/** Surplus whose payout was not made yet. */
function owedBack({ ports: { repositories } }: Bank) {
  const { surplusPayments, payouts } = repositories
  const open = [...surplusPayments.rows.values()].filter(
    ({ id, provider }) => provider === 'bank' && !payouts.rows.get(id)?.paidAt
  )
  return sumOf(open.map(({ amount }) => amount))
}

function waiting({ ports: { repositories } }: Bank) {
  const { bankTransfers, incomingTransfers } = repositories
  const incomplete = [...bankTransfers.rows.values()].filter(
    ({ incompleteSince }) => incompleteSince
  )
  const lines = [...incomingTransfers.rows.values()]
  return sumOf(
    incomplete.map(({ reference }) =>
      totalReceived(lines.filter((line) => line.reference === reference))
    )
  )
}

/** By transfer, less what is listed of refunds that were kept: no money moved for these. */
function claimsPaid({ ports: { repositories } }: Bank) {
  const { claimPayments, refunds } = repositories
  const payments = [...claimPayments.rows.values()]
  const kept = payments.filter(({ id }) => refunds.rows.has(id))
  const transfers = payments.filter(({ id }) => !refunds.rows.has(id))
  return totalPaid(transfers) - sumOf(kept.map(({ releasedAmount }) => releasedAmount))
}

/** Payouts of the debit, which the bank returned all the same. */
function paidTwice({ ports: { repositories }, debit }: Bank) {
  if (repositories.debits.rows.get(debit.id)?.state !== 'returned') return 0
  const { payouts } = repositories
  return totalPaidOut([...payouts.rows.values()].filter(({ paymentId }) => paymentId === debit.id))
}

/** What the provider holds: all payments that truly came, less what went back. */
export async function moneyOfProvider({ provider }: Bank) {
  const receipts = await provider.received()
  return sumOf(receipts.map(({ amount, returned }) => amount.amount - returned))
}

/** What it should hold by our records: sold, less what was refunded; and surplus that is owed. */
export function moneyOfSales({ ports: { repositories }, online }: Bank) {
  const { orders, refunds, providerRefunds, surplusPayments } = repositories
  const sales = online.flatMap(({ id }) => orders.rows.get(id) ?? []).filter(isKept)
  const isOfSale = ({ orderId }: OfOrder) => sales.some(({ id }) => id === orderId)
  const own = [...refunds.rows.values()].filter(
    (refund) => refund.status !== 'failed' && !isByHand(refund)
  )
  const returned = [...providerRefunds.rows.values()].filter(isOfSale)
  const refunded = own
    .filter(isOfSale)
    .map(({ amount, keptAmount }) => ({ amount: amount - keptAmount }))
  const owed = [...surplusPayments.rows.values()].filter(
    ({ provider, status }) => provider === 'fake' && status !== 'returned'
  )
  const total = sumOf(sales.map(({ totalAmount }) => totalAmount))
  return total - amountOf(returned) - amountOf(refunded) + amountOf(owed)
}

type OfOrder = Readonly<{ orderId: string }>

function amountOf(rows: readonly Readonly<{ amount: number }>[]) {
  return sumOf(rows.map(({ amount }) => amount))
}

function isKept({ completedAt, status }: Order) {
  return completedAt !== null && status !== 'charged_back'
}

/**
 * For each order the credits that its money calls for and those that the ledger posted, and what is
 * claimed for it beside what is owed, and paid.
 */
export function accountsOf(bank: Bank) {
  const { orders, claims, claimPayments } = bank.ports.repositories
  const payments = [...claimPayments.rows.values()]
  return [...orders.rows.values()].map((order) => {
    const { id, status, credits, packageAmount } = order
    const posted = postedOf(bank, order)
    const claim = [...claims.rows.values()].find(({ orderId }) => orderId === id)
    const twice = order.provider === 'direct_debit' ? paidTwice(bank) : 0
    const missing = status === 'charged_back' ? Math.max(0, posted - given(bank, order)) : 0
    return {
      paidFor: creditsPaidFor(bank, order),
      posted,
      paid: totalPaid(payments.filter(({ claimId }) => claimId === claim?.id)),
      claimed: claim && claim.recoveredAt === null ? claim.amount : 0,
      owed: Math.min(
        twice + Math.floor((packageAmount * missing) / credits) + goneElsewhere(bank, order),
        leftToTake(bank, order)
      ),
    }
  })
}

/** Spent credits whose price an admin gave back. */
function given(bank: Bank, order: Order) {
  const made = refundsOf(bank, order)
  const share = Math.floor((order.credits * amountOf(made)) / order.totalAmount)
  return Math.max(0, share - sumOf(made.map(({ credits }) => credits)))
}

/** Refunds of an order whose payment is gone all the same: kept for a claim, or given back by hand. */
function goneElsewhere(bank: Bank, order: Order) {
  if (order.status !== 'charged_back') return 0
  return sumOf(refundsOf(bank, order).map(elsewhere))
}

/** What a chargeback takes: all that did not go back the way it came. A bank returns a debit whole. */
function leftToTake(bank: Bank, order: Order) {
  if (order.provider === 'direct_debit') return order.totalAmount
  const own = refundsOf(bank, order).map((refund) => refund.amount - elsewhere(refund))
  const { providerRefunds } = bank.ports.repositories
  const others = [...providerRefunds.rows.values()].filter(({ orderId }) => orderId === order.id)
  return Math.max(0, order.totalAmount - sumOf(own) - amountOf(others))
}

function refundsOf({ ports: { repositories } }: Bank, { id }: Order) {
  return [...repositories.refunds.rows.values()].filter(
    ({ orderId, status }) => orderId === id && status !== 'failed'
  )
}

function elsewhere(refund: Refund) {
  return isByHand(refund) ? refund.amount : refund.keptAmount
}

/** The credits that an order should have left its buyer. */
function creditsPaidFor({ ports: { repositories } }: Bank, order: Order) {
  if (!isKept(order)) return 0
  const isOf = ({ orderId }: OfOrder) => orderId === order.id
  const own = [...repositories.refunds.rows.values()].filter(isOf)
  const refunded = own.filter(({ status }) => status !== 'failed')
  const others = amountOf([...repositories.providerRefunds.rows.values()].filter(isOf))
  const gone = Math.floor((order.credits * others) / order.totalAmount)
  return Math.max(0, order.credits - sumOf(refunded.map(({ credits }) => credits)) - gone)
}

function postedOf({ ports: { repositories } }: Bank, { id, userId }: Order) {
  const movements = repositories.ledger.rows.filter(({ orderId }) => orderId === id)
  const account = `member:${userId}`
  return sumOf(movements.map(({ to, credits }) => (to === account ? credits : -credits)))
}

/**
 * For each order that was charged back at the provider: what its member is asked for, in money and in the
 * price of credits that the chargeback took, beside what went back without us.
 */
export function askedFor(bank: Bank) {
  const { online, ports, provider } = bank
  const { claims, ledger, orders } = ports.repositories
  const charged = online.flatMap(({ id }) => orders.rows.get(id) ?? [])
  return charged
    .filter(({ status }) => status === 'charged_back')
    .map((order) => {
      const { id, credits, packageAmount, providerPaymentId, totalAmount, userId } = order
      const claim = [...claims.rows.values()].find(
        ({ orderId, recoveredAt }) => orderId === id && recoveredAt === null
      )
      const taken = ledger.rows
        .filter(({ kind, orderId }) => kind === 'chargeback' && orderId === id)
        .map((movement) => (movement.from === `member:${userId}` ? 1 : -1) * movement.credits)
      const sent = [...provider.refunds.values()].filter(
        ({ paymentId, status }) => paymentId === providerPaymentId && status !== 'failed'
      )
      return {
        asked: (claim?.amount ?? 0) + Math.floor((packageAmount * sumOf(taken)) / credits),
        // A part refunded by an admin takes whole credits, rounded down.
        back:
          totalAmount -
          sumOf(sent.map(({ amount }) => amount.amount)) +
          refundsOf(bank, order).length * Math.ceil(packageAmount / credits),
      }
    })
}

/** For each order that has an invoice: what its papers say was paid for it, beside what was. */
export function papersOf(bank: Bank) {
  const { invoices, orders, providerRefunds } = bank.ports.repositories
  const papers = [...invoices.rows.values()]
  const invoiced = [...orders.rows.values()].filter(({ id }) =>
    papers.some(({ orderId }) => orderId === id)
  )
  return invoiced.map((order) => {
    const own = papers.filter(({ orderId }) => orderId === order.id)
    const done = refundsOf(bank, order).filter(({ status }) => status === 'completed')
    const others = [...providerRefunds.rows.values()].filter(({ orderId }) => orderId === order.id)
    const back = sumOf(done.map(({ amount, keptAmount }) => amount - keptAmount)) + amountOf(others)
    return {
      said: sumOf(own.map(({ grossAmount, kind }) => (kind === 'invoice' ? 1 : -1) * grossAmount)),
      paid: isKept(order) ? Math.max(0, order.totalAmount - back) : 0,
    }
  })
}

/** For each refund what is kept of it, beside what it paid of a claim. */
export function keptOf({ ports: { repositories } }: Bank) {
  const { refunds, claimPayments } = repositories
  return [...refunds.rows.values()].map(({ id, status, keptAmount }) => ({
    kept: status === 'failed' ? 0 : keptAmount,
    paid: claimPayments.rows.get(id)?.amount ?? 0,
  }))
}

/** The credits that Ada spent. */
export function creditsSpent({ ports: { repositories } }: Bank) {
  const spent = repositories.ledger.rows.filter(({ to }) => to === 'house:spent')
  return sumOf(spent.map(({ credits }) => credits))
}

function signed({ direction, amount }: Readonly<{ direction: 'in' | 'out'; amount: number }>) {
  return direction === 'in' ? amount : -amount
}

function sumOf(amounts: readonly number[]) {
  return amounts.reduce((sum, one) => sum + one, 0)
}
