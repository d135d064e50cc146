import { claimOfOrder } from '#core/payments/claims/claim_of_order'
import { lockOrder } from '#core/payments/orders/lock_order'
import type { Payout } from '#core/payments/refunds/payout'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type ConfirmPorts = Uses<'clock' | 'ids' | 'unitOfWork'>

type Confirmation = Readonly<{
  payoutId: string
  /** The operator made the transfer before the debit came back. */
  isTransferred: boolean
}>

/**
 * Records that the operator has made the transfer of a payout. Refuses 'payout_not_due' for one that
 * is unknown or paid, 'debit_not_settled' while its debit may still be refused by the bank, and
 * 'debit_returned' when the bank has given the money back already; a transfer that was made before
 * that becomes a claim. Rule: docs/product/payments.md, Claims.
 */
export function confirmPayout(ports: ConfirmPorts, { payoutId, isTransferred }: Confirmation) {
  return ports.unitOfWork.run(async (repositories) => {
    const { payouts } = repositories
    const due = await payouts.find(payoutId)
    if (!due) return refuse('payout_not_due')
    const found = await debitOf(repositories, due)
    // The order is locked first, as an import of the bank's files locks it, so that neither misses what the other
    // writes.
    const order = found && (await lockOrder(repositories, found.orderId))
    const debit = await debitOf(repositories, due)
    if (debit?.state === 'returned' && !isTransferred) return refuse('debit_returned')
    if (debit && !debit.settledAt) return refuse('debit_not_settled')
    const isPaid = await payouts.markPaid(payoutId, ports.clock.now())
    if (!isPaid) return refuse('payout_not_due')
    if (order) await claimOfOrder(repositories, ports, order)
    return ok()
  })
}

async function debitOf({ debits }: Pick<Repositories, 'debits'>, { provider, paymentId }: Payout) {
  return provider === 'direct_debit' ? debits.find(paymentId) : null
}
