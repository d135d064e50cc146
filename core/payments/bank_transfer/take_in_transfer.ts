import { sumOf, type IncomingTransfer } from '#core/payments/bank_transfer/transfer'
import { settleOrder } from '#core/payments/settle_order'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type TakeInPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A line of a statement: money that came with a reference of ours. */
export type TransferLine = Omit<IncomingTransfer, 'foundAt'> & Readonly<{ currency: string }>

/**
 * Takes in money that came by bank transfer, each line of the bank once, and brings its order in
 * step: it completes as soon as what came adds up to its price, also when it had been given up
 * (decision 16). Answers what is missing still, or came too much, in minor units, and whether the
 * line is new. Refuses 'reference_unknown', 'currency_not_taken' and what `settleOrder` refuses;
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

function takeIn({ unitOfWork, clock }: TakeInPorts, { currency, ...line }: TransferLine) {
  return unitOfWork.run(async ({ bankTransfers }) => {
    const transfer = await bankTransfers.lock(line.reference)
    if (!transfer) return refuse('reference_unknown')
    if (currency !== transfer.currency) return refuse('currency_not_taken')
    const isNew = await bankTransfers.receive({ ...line, foundAt: clock.now() })
    const received = sumOf(await bankTransfers.receivedFor(line.reference))
    const missing = Math.max(0, transfer.amount - received)
    const surplus = Math.max(0, received - transfer.amount)
    return ok({ isNew, missing, surplus })
  })
}
