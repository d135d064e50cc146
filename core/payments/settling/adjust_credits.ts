import { postedCredits } from '#core/credits/lots'
import { memberAccount } from '#core/credits/movement'
import { claimOfOrder } from '#core/payments/claims/claim_of_order'
import type { Order } from '#core/payments/orders/order'
import { givenCredits } from '#core/payments/refunds/part_of_order'
import type { Refund } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Brings the credits of a paid order in step with its money: takes back those whose money the bank
 * or the provider took back, and gives them again when that is undone. Spent ones are taken from the
 * member's other credits, as far as these reach: a balance never falls below zero. What a chargeback
 * cannot take becomes a claim. Credits of the order that were refunded before are not taken again.
 * Idempotent. The caller holds the locks of `lockOrder`. Rule: docs/product/payments.md, Reversals.
 */
export async function adjustCredits(
  repositories: Repositories,
  ports: Uses<'ids' | 'clock'>,
  order: Order
): Promise<void> {
  await postDifference(repositories, ports, order)
  await claimOfOrder(repositories, ports, order)
}

async function postDifference(
  repositories: Repositories,
  { ids, clock }: Uses<'ids' | 'clock'>,
  order: Order
) {
  const { ledger, users } = repositories
  // The purchase may have been posted in this unit of work.
  await ledger.settle()
  const owner = await users.lock(order.userId)
  const movements = await ledger.movementsOfOrder(order.id)
  const posted = postedCredits(movements)
  const missing = (await creditsPaidFor(repositories, order, posted)) - posted
  const credits = missing > 0 ? missing : Math.min(owner?.credits ?? 0, -missing)
  if (credits === 0) return
  const member = memberAccount(order.userId)
  const isReversed = order.status === 'charged_back' || missing > 0
  const kind = isReversed ? 'chargeback' : 'refund'
  await ledger.post({
    id: ids.next(),
    kind,
    from: missing > 0 ? 'house:sales' : member,
    to: missing > 0 ? member : 'house:sales',
    credits,
    // Under the lock of the order, a retry finds the same number of movements.
    idempotencyKey: `${kind}:${order.id}:${movements.length}`,
    orderId: order.id,
    at: clock.now(),
  })
  await ledger.settle()
}

/**
 * The credits of an order whose money is still here, in whole credits; after a chargeback those that an
 * admin gave as a gift.
 */
async function creditsPaidFor(
  { refunds, providerRefunds }: Repositories,
  order: Order,
  posted: number
) {
  const { id: orderId, status, credits, totalAmount } = order
  const own = await refunds.where({ orderId })
  if (status === 'charged_back') return Math.min(posted, givenCredits(order, own))
  const refunded = own.filter(isNotFailed).reduce((sum, refund) => sum + refund.credits, 0)
  const others = await providerRefunds.where({ orderId })
  const returned = others.reduce((sum, { amount }) => sum + amount, 0)
  const back = returned > 0 ? Math.floor((credits * returned) / totalAmount) : 0
  return Math.max(0, credits - refunded - back)
}

function isNotFailed({ status }: Pick<Refund, 'status'>) {
  return status !== 'failed'
}
