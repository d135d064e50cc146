import { lockOrder } from '#core/payments/orders/lock_order'
import { proofEndsAt } from '#core/payments/refunds/account_proof'
import { requestPayout } from '#core/payments/refunds/payout'
import { amountToPay, type Refund } from '#core/payments/refunds/refund'
import { referenceOf } from '#core/payments/sepa/rf_reference'
import type { Uses } from '#core/ports'
import type { RefundStatus } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type PayOutPorts = Uses<'clock' | 'ids' | 'unitOfWork'>

/**
 * Requests a payout for a refund that cannot go back the way it was paid: its member is asked once, by
 * mail, to prove an account, and the payout is requested when they have. Idempotent. Returns the
 * status of the refund: null while the account is waited for, 'failed' when it was not proved in time, and
 * when the payment was charged back before the transfer was made, which is not due any more.
 * Rule: docs/product/payments.md, Refunds.
 */
export function payOutToAccount(
  ports: PayOutPorts,
  refund: Refund,
  description: string
): Promise<RefundStatus | null> {
  const { id: refundId, orderId, currency } = refund
  return ports.unitOfWork.run(async (repositories) => {
    const { accountProofs, jobs, payouts } = repositories
    const order = await lockOrder(repositories, orderId)
    if (!order?.providerPaymentId) throw new Error(`Refund ${refundId} is of an order nobody paid`)
    // The payer's bank has taken the money back already: it is claimed where it was paid out as well.
    if (order.status === 'charged_back') {
      const payout = await payouts.lock(refundId)
      if (payout?.paidAt) return 'refunded'
      if (payout) await payouts.remove(refundId)
      return 'failed'
    }
    const proof = await accountProofs.find(refundId)
    if (!proof) {
      await accountProofs.add({
        id: refundId,
        reference: referenceOf(refundId),
        askedAt: ports.clock.now(),
        provedAt: null,
        movementId: null,
        received: 0,
        payerName: null,
        payerIban: null,
      })
      const { userId } = order
      await jobs.add({ name: 'send_mail', kind: 'account_proof', userId, refundId })
      return null
    }
    if (!proof.provedAt) return ports.clock.now() > proofEndsAt(proof) ? 'failed' : null
    const { provider, providerPaymentId: paymentId, totalAmount } = order
    const paid = { amount: amountToPay(refund) + proof.received, currency }
    const refundable = { provider, received: totalAmount + proof.received }
    const request = { refundId, paymentId, amount: paid, description }
    return requestPayout(repositories, ports, refundable, request)
  })
}

type Transfer = Readonly<{
  /** Id of the bank movement. */
  id: string
  reference: string
  /** Cents. */
  amount: number
  currency: string
  payerName: string | null
  payerIban: string | null
}>

/**
 * Records the transfer that proves the account of a refund, and has a job pay it out. Idempotent by
 * the id of the movement. Returns the order and whether the transfer is new. Refuses
 * 'reference_unknown', also when the bank does not name the account, when another was proved and when
 * the refund is over; 'currency_not_taken'. Rule: docs/product/payments.md, Refunds.
 */
export function proveAccount({ clock, unitOfWork }: PayOutPorts, transfer: Transfer) {
  return unitOfWork.run(async (repositories) => {
    const { id: movementId, amount: received, currency, payerName, payerIban } = transfer
    const found = await findProof(repositories, transfer.reference)
    if (!found) return refuse('reference_unknown')
    const { proof, orderId, isWaiting } = found
    if (proof.movementId === movementId) return ok({ isNew: false, orderId })
    if (currency !== 'EUR') return refuse('currency_not_taken')
    if (proof.provedAt || !isWaiting || !payerIban) return refuse('reference_unknown')
    const account = { movementId, received, payerName, payerIban }
    await repositories.accountProofs.update(proof.id, { ...account, provedAt: clock.now() })
    await repositories.jobs.add({ name: 'pay_out_refund', refundId: proof.id })
    return ok({ isNew: true, orderId })
  })
}

async function findProof(repositories: Repositories, reference: string) {
  const { accountProofs, refunds } = repositories
  const found = await accountProofs.first({ reference })
  const refund = found && (await refunds.find(found.id))
  if (!refund) return null
  await lockOrder(repositories, refund.orderId)
  const proof = await accountProofs.find(refund.id)
  const current = await refunds.find(refund.id)
  if (!proof) return null
  return { proof, orderId: refund.orderId, isWaiting: current?.status === 'requested' }
}
