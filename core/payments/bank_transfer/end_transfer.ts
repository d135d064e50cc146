import {
  isOver,
  totalReceived,
  type BankTransfer,
} from '#core/payments/bank_transfer/bank_transfer'
import { lockTransfer } from '#core/payments/bank_transfer/lock_transfer'
import { settleOrder } from '#core/payments/settling/settle_order'
import { recordSurplus } from '#core/payments/surplus/record_surplus'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type EndPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Cancels a transfer that is not paid: what came of it goes back to its payers. Does nothing where
 * enough came. Runs inside a unit of work, with the locks of `lockTransfer`.
 * Rule: docs/product/payments.md, Bank transfer.
 */
export async function endTransfer(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  { reference, orderId, amount, currency, cancelledAt }: BankTransfer
): Promise<void> {
  const { bankTransfers, incomingTransfers } = repositories
  const kept = await incomingTransfers.where({ reference, owedBackAt: null }, 'id')
  if (totalReceived(kept) >= amount) return
  const now = ports.clock.now()
  const changes = { cancelledAt: cancelledAt ?? now, incompleteSince: null }
  await bankTransfers.update(reference, changes)
  for (const { id: paymentId, amount: came } of kept) {
    await incomingTransfers.update(paymentId, { owedBackAt: now })
    const surplus = { orderId, provider: 'bank', paymentId, amount: came, currency }
    await recordSurplus(repositories, ports, surplus)
  }
}

/**
 * Gives back the money that does not cover its price, fourteen days after the last of it came, and
 * cancels the orders. Returns how many transfers were ended.
 * Rule: docs/product/payments.md, Bank transfer.
 */
export async function endIncompleteTransfers(ports: EndPorts): Promise<number> {
  const waiting = await ports.unitOfWork.run(({ bankTransfers }) => bankTransfers.incomplete())
  let ended = 0
  for (const { reference, orderId } of waiting) {
    const isEnded = await ports.unitOfWork.run(async (repositories) => {
      const transfer = await lockTransfer(repositories, reference)
      if (!transfer?.incompleteSince || !isOver(transfer, ports.clock.now())) return false
      await endTransfer(repositories, ports, transfer)
      return true
    })
    if (isEnded) await settleOrder(ports, { orderId })
    if (isEnded) ended += 1
  }
  return ended
}
