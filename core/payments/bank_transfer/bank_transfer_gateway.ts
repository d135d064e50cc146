import type { DateTime } from 'luxon'
import {
  paymentOfTransfer,
  totalReceived,
  type BankTransfer,
} from '#core/payments/bank_transfer/bank_transfer'
import { endTransfer } from '#core/payments/bank_transfer/end_transfer'
import { lockTransfer } from '#core/payments/bank_transfer/lock_transfer'
import { totalPaidOut, requestPayout } from '#core/payments/refunds/payout'
import { referenceOf } from '#core/payments/sepa/rf_reference'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Uses } from '#core/ports'
import {
  PaymentGateway,
  type Payment,
  type PaymentRequest,
  type RefundRequest,
  type RefundStatus,
} from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse } from '#core/result'

/**
 * Bank transfers to the company's own account, without a provider: payers are shown where to send
 * their money, and the imported bank statements say what arrived. Its records are our own tables,
 * as for direct debit.
 */
export class BankTransferGateway extends PaymentGateway {
  readonly name = 'bank'

  constructor(private ports: Uses<'clock' | 'ids' | 'unitOfWork'>) {
    super()
  }

  create({ orderId, amount: { amount, currency }, returnUrl }: PaymentRequest) {
    if (currency !== 'EUR') throw new Error('SEPA moves euros only')
    const reference = referenceOf(orderId)
    return this.ports.unitOfWork.run(async (repositories) => {
      const { bankTransfers } = repositories
      const isNew = await bankTransfers.addUnlessKnown({
        reference,
        orderId,
        amount,
        currency,
        returnUrl,
        createdAt: this.ports.clock.now(),
        incompleteSince: null,
        cancelledAt: null,
        forgiven: 0,
        forgivenAt: null,
      })
      if (isNew) await mailPayer(repositories, orderId)
      const stored = await bankTransfers.find(reference)
      if (stored?.orderId !== orderId) throw new Error(`${reference} is of another order`)
      return { paymentId: reference, payUrl: stored.returnUrl }
    })
  }

  /** Money that came and is not enough goes back. */
  cancel(paymentId: string) {
    return this.ports.unitOfWork.run(async (repositories) => {
      const transfer = await lockTransfer(repositories, paymentId)
      if (transfer) await endTransfer(repositories, this.ports, transfer)
    })
  }

  find(paymentId: string): Promise<Payment | null> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const transfer = await repositories.bankTransfers.find(paymentId)
      if (!transfer) return null
      const received = await receivedFor(repositories, transfer)
      return paymentOfTransfer(transfer, received, this.ports.clock.now())
    })
  }

  /** A bank sends no webhooks. */
  async readWebhook() {
    return refuse('webhook_malformed')
  }

  /** Refunds by a payout: of the price, or of one statement line that brought too much. */
  refund(request: RefundRequest): Promise<RefundStatus> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const { paymentId } = request
      const line = await repositories.incomingTransfers.find(paymentId)
      const received = line ? line.amount : await priceReceived(repositories, paymentId)
      return requestPayout(repositories, this.ports, { provider: this.name, received }, request)
    })
  }

  /** Money that waits for the rest of its price is not received yet: it is still its payer's. */
  received(since: DateTime): Promise<readonly Receipt[]> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const transfers = await repositories.bankTransfers.createdSince(since)
      const receipts: Receipt[] = []
      for (const transfer of transfers) {
        const { reference, orderId, currency, incompleteSince } = transfer
        const lines = await repositories.incomingTransfers.where({ reference })
        const gross = lines.reduce((sum, line) => sum + line.amount, 0)
        const amount = incompleteSince ? gross - totalReceived(lines) : gross
        if (amount === 0) continue
        const returned = await this.#paidOutOf(repositories, reference)
        receipts.push({ orderId, reference, amount: { amount, currency }, returned })
      }
      return receipts
    })
  }

  /** Cents paid out of the price, and of the surplus of each statement line. */
  async #paidOutOf({ incomingTransfers, payouts }: Repositories, reference: string) {
    const lines = await incomingTransfers.where({ reference })
    let paidOut = 0
    for (const id of [reference, ...lines.map((line) => line.id)]) {
      paidOut += totalPaidOut(await payouts.where({ provider: this.name, paymentId: id }))
    }
    return paidOut
  }
}

/** Tells the payer what to pay, to whom and with which reference. */
async function mailPayer({ jobs, orders }: Repositories, orderId: string) {
  const order = await orders.find(orderId)
  if (!order) return
  await jobs.add({ name: 'send_mail', kind: 'transfer', userId: order.userId, orderId })
}

/** Cents received of the price of an order; 0 where the bank did not name an account to refund to. */
async function priceReceived(
  { bankTransfers, incomingTransfers }: Repositories,
  reference: string
) {
  const transfer = await bankTransfers.find(reference)
  const received = await incomingTransfers.where({ reference })
  const isPayerKnown = received.some(({ payerIban, owedBackAt }) => payerIban && !owedBackAt)
  return isPayerKnown ? Math.min(totalReceived(received), transfer?.amount ?? 0) : 0
}

async function receivedFor({ incomingTransfers }: Repositories, { reference }: BankTransfer) {
  return totalReceived(await incomingTransfers.where({ reference }))
}
