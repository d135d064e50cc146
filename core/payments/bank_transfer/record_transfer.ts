import {
  isOver,
  totalReceived,
  type BankTransfer,
  type IncomingTransfer,
} from '#core/payments/bank_transfer/bank_transfer'
import { endTransfer } from '#core/payments/bank_transfer/end_transfer'
import { lockTransfer } from '#core/payments/bank_transfer/lock_transfer'
import { recordSurplus } from '#core/payments/surplus/record_surplus'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type RecordPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** Money that arrived with one of our references. */
export type TransferLine = Omit<IncomingTransfer, 'foundAt' | 'owedBackAt'> &
  Readonly<{ currency: string }>

/**
 * Records money that arrived by bank transfer, each movement once, and settles its order, which
 * completes as soon as the sum covers its price, also after it was cancelled (decision 0016). The
 * surplus of this movement is recorded in the same unit of work, to be refunded; so is all of it when
 * it does not cover the price of an order that is over. Returns what is still missing, the surplus of
 * this movement, in minor units, whether it goes back for being too little, and whether it is new.
 * Refuses 'reference_unknown' and 'currency_not_taken', with nothing changed, and as `settleOrder`
 * does. Rule: docs/product/payments.md, Bank transfer.
 */
export async function recordTransfer(ports: RecordPorts, line: TransferLine) {
  const recorded = await ports.unitOfWork.run((repositories) =>
    recordIncoming(repositories, ports, line)
  )
  if (!recorded.ok) return recorded
  const { reference: paymentId } = line
  const settled = await settleOrder(ports, { provider: 'bank', paymentId })
  if (!settled.ok) return settled
  return ok({ ...recorded.value, order: settled.value })
}

/** Does what `recordTransfer` does before the order is settled. Runs inside a unit of work. */
export async function recordIncoming(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  { currency, ...line }: TransferLine
) {
  const { bankTransfers, incomingTransfers } = repositories
  const { reference } = line
  const transfer = await lockTransfer(repositories, reference)
  if (!transfer) return refuse('reference_unknown')
  if (currency !== transfer.currency) return refuse('currency_not_taken')
  const before = totalReceived(await incomingTransfers.where({ reference }))
  const foundAt = ports.clock.now()
  const isNew = await incomingTransfers.addUnlessKnown({ ...line, foundAt, owedBackAt: null })
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
  const goesBack = missing > 0 && isOver(transfer, foundAt)
  if (goesBack) await endTransfer(repositories, ports, transfer)
  else if (isNew) {
    const incompleteSince = missing > 0 ? foundAt : null
    await bankTransfers.update(reference, { incompleteSince })
  }
  return ok({ isNew, missing, surplus, goesBack })
}

function surplusOf({ amount }: BankTransfer, received: number) {
  return Math.max(0, received - amount)
}
