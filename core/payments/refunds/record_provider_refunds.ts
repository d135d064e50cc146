import { issueCreditNote } from '#core/payments/invoices/issue'
import type { Order } from '#core/payments/orders/order'
import { closeReturnedOrder } from '#core/payments/refunds/close_returned_order'
import { adjustCredits } from '#core/payments/settling/adjust_credits'
import type { Uses } from '#core/ports'
import type { OtherRefund } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Records refunds of an order that were made in the provider's own dashboard, each once: they take
 * the credits that their money had paid for, and get a credit note; an order whose money has all
 * gone back becomes 'refunded'. Returns whether any was new. The caller holds the locks of
 * `lockOrder`. Rule: docs/product/payments.md, Reversals.
 */
export async function recordProviderRefunds(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  order: Order,
  refunds: readonly OtherRefund[]
): Promise<boolean> {
  let isAnyNew = false
  for (const { id: refundId, amount } of refunds) {
    const id = `${order.provider}:${refundId}`
    const { id: orderId, currency } = order
    const foundAt = ports.clock.now()
    const refund = { id, orderId, amount, currency, foundAt }
    if (!(await repositories.providerRefunds.addUnlessKnown(refund))) continue
    isAnyNew = true
    await adjustCredits(repositories, ports, order)
    await issueCreditNote(repositories, ports, orderId, { refundId: id, amount })
  }
  if (isAnyNew) await closeReturnedOrder(repositories, order)
  return isAnyNew
}
