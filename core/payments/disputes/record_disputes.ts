import type { ReportedDispute } from '#core/payments/disputes/dispute'
import type { Order } from '#core/payments/orders/order'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Records the disputes of an order's payment as the provider reports them now. What they mean for the
 * money, the state of the payment says. The caller holds the lock on the order.
 * Rule: docs/product/payments.md, Disputes.
 */
export async function recordDisputes(
  { disputes }: Pick<Repositories, 'disputes'>,
  { currency, id: orderId, provider }: Order,
  reported: readonly ReportedDispute[]
): Promise<void> {
  for (const dispute of reported) {
    const id = `${provider}:${dispute.id}`
    const isNew = await disputes.addUnlessKnown({ ...dispute, id, orderId, currency })
    if (isNew) continue
    const { amount, dueAt, openedAt, reason, status } = dispute
    await disputes.update(id, { amount, dueAt, openedAt, reason, status })
  }
}
