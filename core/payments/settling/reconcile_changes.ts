import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import type { PaymentGateway } from '#core/ports/payment_gateway'

/** Days that the first run looks back; Stripe lists events of thirty days. */
const firstDays = 30
/** Hours that each run looks back beyond the watermark, as lists are not complete at once. */
const overlapHours = 2

type ReconcilePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Settles every order whose payment a provider says was refunded, charged back or recovered since
 * the last run, also when all webhooks about it were lost. The watermark moves on only when all of
 * them were settled: throws when the provider does not answer, and the next run begins where this
 * one did. Returns the number of payments. Rule: docs/product/payments.md, Reconciliation.
 */
export async function reconcileChanges(
  ports: ReconcilePorts,
  gateway: PaymentGateway
): Promise<number> {
  const { name: provider } = gateway
  const startedAt = ports.clock.now()
  const last = await ports.unitOfWork.run(({ reconciliations }) => reconciliations.find(provider))
  const since =
    last?.seenUntil.minus({ hours: overlapHours }) ?? startedAt.minus({ days: firstDays })
  const paymentIds = new Set(await gateway.changedSince(since))
  // Payments of another shop on the same account have no order here.
  for (const paymentId of paymentIds) await settleOrder(ports, { provider, paymentId })
  await ports.unitOfWork.run(async ({ reconciliations }) => {
    const isFirst = await reconciliations.addUnlessKnown({ provider, seenUntil: startedAt })
    if (!isFirst) await reconciliations.update(provider, { seenUntil: startedAt })
  })
  return paymentIds.size
}
