import type { DateTime } from 'luxon'
import type { Movement } from '#core/credits/movement'
import { isStanding, type Claim } from '#core/payments/claims/claim'
import type { Dispute } from '#core/payments/disputes/dispute'
import type { Invoice } from '#core/payments/invoices/invoice'
import type { OpenItem } from '#core/payments/open_items/open_item'
import { isOpen, type Order } from '#core/payments/orders/order'
import { hasUnsettledFailure, isOpenRefund, type Refund } from '#core/payments/refunds/refund'
import { isStuck, type SurplusPayment } from '#core/payments/surplus/surplus_payment'

/** An order with all that the books hold of it, and the credits of it that its member still has. */
export type OrderBooks = Readonly<{
  order: Pick<Order, 'status' | 'createdAt' | 'completedAt'>
  unused: number
  refunds: readonly Pick<Refund, 'status' | 'createdAt' | 'endedAt' | 'settledAt'>[]
  invoices: readonly Pick<Invoice, 'issuedAt'>[]
  movements: readonly Pick<Movement, 'at'>[]
  claims: readonly Pick<Claim, 'foundAt' | 'settledAt' | 'recoveredAt'>[]
  surplus: readonly Pick<SurplusPayment, 'status' | 'foundAt' | 'settledAt'>[]
  disputes: readonly Pick<Dispute, 'status' | 'openedAt'>[]
  items: readonly Pick<OpenItem, 'foundAt' | 'closedAt'>[]
}>

/**
 * Whether the years are over for which the books of an order are kept: nothing of it happened since
 * `keptFrom`, and nothing waits, neither money nor credits that could be refunded.
 * Rule: docs/product/privacy.md, Old orders.
 */
export function areBooksOver(books: OrderBooks, keptFrom: DateTime) {
  return !isWaiting(books) && timesOf(books).every((at) => at === null || at < keptFrom)
}

function isWaiting({ claims, disputes, items, order, refunds, surplus, unused }: OrderBooks) {
  const last = refunds.toSorted((one, other) => +one.createdAt - +other.createdAt).at(-1)
  return (
    isOpen(order) ||
    unused > 0 ||
    refunds.some(isOpenRefund) ||
    (last !== undefined && hasUnsettledFailure(order, last)) ||
    claims.some(isStanding) ||
    surplus.some((one) => one.status === 'owed' || isStuck(one)) ||
    disputes.some(({ status }) => status === 'needs_response' || status === 'under_review') ||
    items.some(({ closedAt }) => closedAt === null)
  )
}

function timesOf({ order, ...books }: OrderBooks) {
  return [
    order.createdAt,
    order.completedAt,
    ...books.refunds.flatMap((refund) => [refund.createdAt, refund.endedAt, refund.settledAt]),
    ...books.invoices.map(({ issuedAt }) => issuedAt),
    ...books.movements.map(({ at }) => at),
    ...books.claims.flatMap((claim) => [claim.foundAt, claim.settledAt, claim.recoveredAt]),
    ...books.surplus.flatMap((one) => [one.foundAt, one.settledAt]),
    ...books.disputes.map(({ openedAt }) => openedAt),
    ...books.items.flatMap((item) => [item.foundAt, item.closedAt]),
  ]
}
