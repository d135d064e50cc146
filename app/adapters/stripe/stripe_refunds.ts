import vine from '@vinejs/vine'
import type { OtherRefund, RefundStatus } from '#core/ports/payment_gateway'
import { listShape } from '#adapters/stripe/stripe_list'

export const refundShape = vine.object({
  id: vine.string(),
  /** Null for refunds of some methods. */
  status: vine.string().nullable(),
  amount: vine.number(),
  metadata: vine.object({ refund_id: vine.string().optional() }).nullable().optional(),
})

const madeRefundShape = vine.create(refundShape.clone())

type StripeRefund = Awaited<ReturnType<typeof madeRefundShape.validate>>

const refundStatuses: Record<string, RefundStatus> = {
  succeeded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}

/** The refunds of a charge that were made in Stripe's dashboard and did not fail. */
export function otherRefundsOf(refunds: readonly StripeRefund[]): OtherRefund[] {
  return refunds
    .filter((refund) => !refund.metadata?.refund_id && statusOfRefund(refund) !== 'failed')
    .map(({ id, amount }) => ({ id, amount }))
}

export async function refundStatus(answer: unknown): Promise<RefundStatus> {
  return statusOfRefund(await madeRefundShape.validate(answer))
}

function statusOfRefund({ status }: Readonly<{ status: string | null }>): RefundStatus {
  return refundStatuses[status ?? ''] ?? 'pending'
}

/** The status of our refund in a list of refunds; null when it is not in the list. */
export async function refundOf(answer: unknown, refundId: string) {
  const { data } = await listShape.validate(answer)
  for (const refund of data) {
    const [, found] = await madeRefundShape.tryValidate(refund)
    if (found?.metadata?.refund_id === refundId) return statusOfRefund(found)
  }
  return null
}
