import type { DateTime } from 'luxon'
import { paymentOf, sumOf, type BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import { paidBack, payBack } from '#core/payments/refunds/payout'
import { referenceOfOrder } from '#core/payments/sepa/rf_reference'
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
 * Bank transfer, which no provider takes for us: payers are told where to send their money, and the
 * statements of the bank tell what came. Its truth stands in our own tables, as that of direct
 * debit does.
 */
export class OwnBank extends PaymentGateway {
  readonly name = 'bank'

  constructor(private ports: Uses<'clock' | 'unitOfWork'>) {
    super()
  }

  create({ orderId, amount: { amount, currency }, returnUrl }: PaymentRequest) {
    if (currency !== 'EUR') throw new Error('SEPA moves euros only')
    const reference = referenceOfOrder(orderId)
    const money = { amount, currency } as const
    const moments = { createdAt: this.ports.clock.now(), cancelledAt: null }
    return this.ports.unitOfWork.run(async ({ bankTransfers, jobs }) => {
      const transfer = { reference, orderId, ...money, returnUrl, ...moments }
      const isNew = await bankTransfers.add(transfer)
      if (isNew) await jobs.add({ name: 'send_transfer_mail', orderId })
      const known = await bankTransfers.find(reference)
      if (known?.orderId !== orderId) throw new Error(`${reference} is of another order`)
      return { paymentId: reference, payUrl: known.returnUrl }
    })
  }

  cancel(paymentId: string) {
    return this.ports.unitOfWork.run(async ({ bankTransfers }) => {
      const transfer = await bankTransfers.lock(paymentId)
      if (!transfer || transfer.cancelledAt) return
      await bankTransfers.update(paymentId, { cancelledAt: this.ports.clock.now() })
    })
  }

  find(paymentId: string): Promise<Payment | null> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const transfer = await repositories.bankTransfers.find(paymentId)
      if (!transfer) return null
      const received = await receivedFor(repositories, transfer)
      return paymentOf(transfer, received, this.ports.clock.now())
    })
  }

  /** A bank sends none: it tells by its statements. */
  async readWebhook() {
    return refuse('webhook_malformed')
  }

  /** By a transfer of our own: of the price, or of one line that brought too much. */
  refund(request: RefundRequest): Promise<RefundStatus> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const { paymentId } = request
      const line = await repositories.bankTransfers.findReceived(paymentId)
      const received = line ? line.amount : await priceReceived(repositories, paymentId)
      return payBack(repositories, this.ports, { provider: this.name, received }, request)
    })
  }

  received(since: DateTime): Promise<readonly Receipt[]> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const transfers = await repositories.bankTransfers.begunSince(since)
      const receipts: Receipt[] = []
      for (const transfer of transfers) {
        const amount = await receivedFor(repositories, transfer)
        const { orderId, reference, currency } = transfer
        if (amount === 0) continue
        const returned = await this.#returnedOf(repositories, reference)
        receipts.push({ orderId, reference, amount: { amount, currency }, returned })
      }
      return receipts
    })
  }

  /** Of the price, and of what came too much by each line. */
  async #returnedOf({ bankTransfers, payouts }: Repositories, reference: string) {
    const lines = await bankTransfers.receivedFor(reference)
    let returned = 0
    for (const id of [reference, ...lines.map((line) => line.id)]) {
      returned += paidBack(await payouts.ofPayment(this.name, id))
    }
    return returned
  }
}

/** What came of the price of an order, where the bank told whom it came from. */
async function priceReceived({ bankTransfers }: Repositories, reference: string) {
  const transfer = await bankTransfers.find(reference)
  const came = await bankTransfers.receivedFor(reference)
  const isKnown = came.some(({ payerIban }) => payerIban !== null)
  return isKnown ? Math.min(sumOf(came), transfer?.amount ?? 0) : 0
}

async function receivedFor({ bankTransfers }: Repositories, { reference }: BankTransfer) {
  return sumOf(await bankTransfers.receivedFor(reference))
}
