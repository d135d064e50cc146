import {
  sumOf,
  type BankTransfer,
  type IncomingTransfer,
} from '#core/payments/bank_transfer/bank_transfer'
import { oweBack } from '#core/payments/surplus/record_surplus'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type TakeInPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A line of a statement: money that came with a reference of ours. */
export type TransferLine = Omit<IncomingTransfer, 'foundAt'> & Readonly<{ currency: string }>

/**
 * Takes in money that came by bank transfer, each line of the bank once, and brings its order in
 * step: it completes as soon as what came adds up to its price, also when it had been given up
 * (decision 16). What this line brought beyond that is owed back to its payer, written together
 * with the line: once. Answers what is missing still, or came too much by this line, in minor
 * units, and whether the line is new. Refuses 'reference_unknown', 'currency_not_taken' and what `settleOrder` refuses;
 * on the first two nothing has changed.
 */
export async function takeInTransfer(ports: TakeInPorts, line: TransferLine) {
  const taken = await takeIn(ports, line)
  if (!taken.ok) return taken
  const { reference: paymentId } = line
  const settled = await settleOrder(ports, { provider: 'bank', paymentId })
  if (!settled.ok) return settled
  return ok({ ...taken.value, order: settled.value })
}

function takeIn(ports: TakeInPorts, { currency, ...line }: TransferLine) {
  return ports.unitOfWork.run(async (repositories) => {
    const { bankTransfers } = repositories
    const transfer = await bankTransfers.lock(line.reference)
    if (!transfer) return refuse('reference_unknown')
    if (currency !== transfer.currency) return refuse('currency_not_taken')
    const before = sumOf(await bankTransfers.receivedFor(line.reference))
    const isNew = await bankTransfers.receive({ ...line, foundAt: ports.clock.now() })
    const received = isNew ? before + line.amount : before
    const missing = Math.max(0, transfer.amount - received)
    const surplus = surplusOf(transfer, received) - surplusOf(transfer, before)
    if (surplus > 0) {
      const { orderId, currency: euros } = transfer
      const owed = { orderId, provider: 'bank', paymentId: line.id }
      await oweBack(repositories, ports, { ...owed, amount: surplus, currency: euros })
    }
    return ok({ isNew, missing, surplus })
  })
}

function surplusOf({ amount }: BankTransfer, received: number) {
  return Math.max(0, received - amount)
}
