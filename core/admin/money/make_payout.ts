import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { confirmPayout } from '#core/payments/refunds/confirm_payout'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type Confirmation = Readonly<{
  by: Actor
  payoutId: string
  /** The transfer was made before the debit came back. */
  isTransferred: boolean
}>

/**
 * Records that the transfer of a payout was made, as `confirmPayout`; a job settles the refund that
 * asked for it. Refuses as that and `performAct` do. Rule: docs/product/payments.md, Refunds.
 */
export function makePayout(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, isTransferred, payoutId }: Confirmation
) {
  const on = { kind: 'payout', id: payoutId } as const
  const act = { by, right: 'pay_out', on, siteId: null, reason: null } as const
  return performAct(ports, act, async (within, { jobs, payouts, refunds }) => {
    const confirmed = await confirmPayout(within, { payoutId, isTransferred })
    if (!confirmed.ok) return confirmed
    const payout = await payouts.find(payoutId)
    // The payout of a surplus, or of unmatched money, has no refund of credits to settle.
    const refund = await refunds.find(payoutId)
    if (refund) await jobs.add({ name: 'pay_out_refund', refundId: payoutId })
    const after = { amount: payout?.amount ?? null, transferred_before: isTransferred }
    return ok({ before: { paid: false }, after, value: undefined })
  })
}
