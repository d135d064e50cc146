import type { Assert } from '@japa/assert'
import { lotsOf } from '#core/credits/lots'
import { memberAccount } from '#core/credits/movement'
import { refundable } from '#core/credits/refundable'
import type { Order } from '#core/payments/orders/order'
import {
  amountToPay,
  isOpenRefund,
  refundedByOrder,
  returnedByOrder,
  type Refund,
} from '#core/payments/refunds/refund'
import { refundTotal } from '#core/payments/refunds/request_refund'
import { postedCredits } from '#core/credits/lots'
import type { Checkout } from '#tests/support/payments/checkout'

/** The refund that the page would offer a member, in minor units. */
export function refundableTotal(
  checkout: Pick<Checkout, 'repositories' | 'clock'>,
  userId: string
) {
  const { orders, refunds, providerRefunds } = checkout.repositories
  const lots = lotsIn(checkout, userId)
  const bundles = [...orders.rows.values()].filter(({ status }) => status === 'completed')
  const refunded = returnedByOrder([...refunds.rows.values(), ...providerRefunds.rows.values()])
  return refundTotal(
    refundable({ lots, bundles, refunded, refundDays: 14, now: checkout.clock.now() })
  )
}

/** The lots of credits of a member, by the ledger. */
export function lotsIn(
  { repositories: { ledger, users } }: Pick<Checkout, 'repositories'>,
  userId: string
) {
  const account = memberAccount(userId)
  const movements = ledger.rows.filter(
    ({ from, to, orderId }) => to === account || (from === account && orderId)
  )
  return lotsOf({ userId, movements, balance: users.rows.get(userId)?.credits ?? 0 })
}

/**
 * Asserts of one order that each refund took its credits once, and returned them once if it failed,
 * that no more money is refunded than was paid, and that the provider refunded nothing that we have
 * no row of.
 */
export function assertRefundsExact(
  assert: Assert,
  { repositories, payments }: Checkout,
  order: Order
) {
  const refunds = [...repositories.refunds.rows.values()].filter(isOf(order))
  const keys = repositories.ledger.rows.filter(isOf(order)).map((one) => one.idempotencyKey)
  const ours = refunds.flatMap(({ id, status }) =>
    status === 'failed' ? [`refund:${id}`, `refund_failed:${id}`] : [`refund:${id}`]
  )
  assert.includeMembers(keys, ours)
  const own = refunds.filter(({ status }) => status !== 'failed')
  const others = [...repositories.providerRefunds.rows.values()].filter(isOf(order))
  if (order.status === 'completed' && others.length === 0) {
    const kept = own.reduce((rest, { credits }) => rest - credits, order.credits)
    assert.equal(postedCredits(repositories.ledger.rows.filter(isOf(order))), kept)
  }

  assert.isAtMost(refundedByOrder(refunds).get(order.id) ?? 0, order.totalAmount)
  const given = [...payments.refunds.values()].filter(({ status }) => status === 'refunded')
  for (const { refundId, amount } of given) {
    const refund = repositories.refunds.rows.get(refundId)
    if (refund?.orderId !== order.id) continue
    assert.equal(amount.amount, amountToPay(refund))
    assert.isTrue(isOpenRefund(refund) || refund.status === 'completed')
  }
  for (const refund of refunds.filter(isDone)) {
    assert.equal(payments.refunds.get(refund.id)?.status, 'refunded')
  }
}

function isOf({ id }: Order) {
  return ({ orderId }: { orderId: string | null }) => orderId === id
}

function isDone({ status }: Refund) {
  return status === 'completed'
}
