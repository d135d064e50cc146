import {
  totalReceived,
  type BankTransfer,
  type IncomingTransfer,
} from '#core/payments/bank_transfer/bank_transfer'
import { recordSurplus } from '#core/payments/surplus/record_surplus'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type RecordPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A line of a bank statement: money that arrived with one of our references. */
export type TransferLine = Omit<IncomingTransfer, 'foundAt'> & Readonly<{ currency: string }>

/**
 * Records money that arrived by bank transfer, each statement line once, and settles its order, which
 * completes as soon as the sum covers its price, also after it was cancelled (decision 0016). The
 * surplus of this line is recorded in the same unit of work, to be refunded. Returns what is still
 * missing, or the surplus of this line, in minor units, and whether the line is new. Refuses
 * 'reference_unknown' and 'currency_not_taken', with nothing changed, and as `settleOrder` does.
 * Rule: docs/product/payments.md, Bank transfer.
 */
export async function recordTransfer(ports: RecordPorts, line: TransferLine) {
  const recorded = await record(ports, line)
  if (!recorded.ok) return recorded
  const { reference: paymentId } = line
  const settled = await settleOrder(ports, { provider: 'bank', paymentId })
  if (!settled.ok) return settled
  return ok({ ...recorded.value, order: settled.value })
}

function record(ports: RecordPorts, { currency, ...line }: TransferLine) {
  return ports.unitOfWork.run(async (repositories) => {
    const { bankTransfers, incomingTransfers } = repositories
    const transfer = await bankTransfers.lock(line.reference)
    if (!transfer) return refuse('reference_unknown')
    if (currency !== transfer.currency) return refuse('currency_not_taken')
    const earlier = await incomingTransfers.where({ reference: line.reference })
    const before = totalReceived(earlier)
    const foundAt = ports.clock.now()
    const isNew = await incomingTransfers.addUnlessKnown({ ...line, foundAt })
    const received = isNew ? before + line.amount : before
    const missing = Math.max(0, transfer.amount - received)
    const surplus = surplusOf(transfer, received) - surplusOf(transfer, before)
    if (surplus > 0) {
      await recordSurplus(repositories, ports, {
        orderId: transfer.orderId,
        provider: 'bank',
        paymentId: line.id,
        amount: surplus,
        currency: transfer.currency,
      })
    }
    return ok({ isNew, missing, surplus })
  })
}

function surplusOf({ amount }: BankTransfer, received: number) {
  return Math.max(0, received - amount)
}
