import vine from '@vinejs/vine'
import type { OtherRefund, RefundStatus } from '#core/ports/payment_gateway'
import { fromDecimal } from '#adapters/http/decimal_amount'

export const amount = vine.object({ currency: vine.string(), value: vine.string() })

export const refundShape = vine.object({
  id: vine.string(),
  status: vine.string(),
  amount: amount.clone(),
  /** What was refunded in Mollie's dashboard has none of ours. */
  metadata: vine.any().optional(),
})

const madeRefundShape = vine.create(refundShape.clone())

type MollieRefund = Awaited<ReturnType<typeof madeRefundShape.validate>>

const refundsShape = vine.create({
  _embedded: vine.object({ refunds: vine.array(vine.any()) }),
})

const refundStatuses: Record<string, RefundStatus> = {
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}

/** The refunds of a payment that were made in Mollie's dashboard and did not fail. */
export function otherRefundsOf(refunds: readonly MollieRefund[]): OtherRefund[] {
  return refunds.flatMap((refund) => {
    const sum = fromDecimal(refund.amount)
    if (!sum || refundIdOf(refund) !== null || statusOfRefund(refund) === 'failed') return []
    return [{ id: refund.id, amount: sum.amount }]
  })
}

export async function refundStatus(answer: unknown): Promise<RefundStatus> {
  // A payment that does not exist cannot be refunded.
  if (answer === null) return 'failed'
  return statusOfRefund(await madeRefundShape.validate(answer))
}

function statusOfRefund({ status }: Readonly<{ status: string }>): RefundStatus {
  return refundStatuses[status] ?? 'pending'
}

/** Our id of a refund; null for one that was made in Mollie's dashboard. */
function refundIdOf({ metadata }: Readonly<{ metadata?: unknown }>) {
  const isOurs = typeof metadata === 'object' && metadata !== null && 'refundId' in metadata
  return isOurs ? metadata.refundId : null
}

/** The status of our refund in a list of refunds; null when it is not in the list. */
export async function refundOf(answer: unknown, refundId: string) {
  if (answer === null) return null
  const { _embedded: list } = await refundsShape.validate(answer)
  for (const refund of list.refunds) {
    const [, found] = await madeRefundShape.tryValidate(refund)
    if (found && refundIdOf(found) === refundId) return statusOfRefund(found)
  }
  return null
}
