import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import { paymentOf } from '#core/payments/direct_debit/debit_payment'
import { paidBack, payBack } from '#core/payments/refunds/payout'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Uses } from '#core/ports'
import { PaymentGateway, type RefundRequest, type RefundStatus } from '#core/ports/payment_gateway'
import { refuse } from '#core/result'

/**
 * Direct debit, which no provider takes for us: its payments are the debits in our own tables, and
 * the files of the bank tell what became of them. A debit is made by signing a mandate, never by
 * being sent to pay.
 */
export class DirectDebitGateway extends PaymentGateway {
  readonly name = 'direct_debit'

  constructor(private ports: Uses<'clock' | 'unitOfWork'>) {
    super()
  }

  create(): never {
    throw new Error('A direct debit is signed, not asked for')
  }

  /** A debit that was signed is paid: there is nothing open to end. */
  async cancel() {}

  async find(paymentId: string) {
    const debit = await this.ports.unitOfWork.run(({ debits }) => debits.find(paymentId))
    return debit && paymentOf(debit)
  }

  /** A bank sends none: it tells by its files. */
  async readWebhook() {
    return refuse('webhook_malformed')
  }

  /** By a transfer of our own; nothing goes back of a debit that came back by itself. */
  refund(request: RefundRequest): Promise<RefundStatus> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const debit = await repositories.debits.find(request.paymentId)
      const received = debit && debit.state !== 'returned' ? debit.amount : 0
      return payBack(repositories, this.ports, { provider: this.name, received }, request)
    })
  }

  async received(since: DateTime) {
    return this.ports.unitOfWork.run(async ({ debits, payouts }) => {
      const receipts: Receipt[] = []
      for (const debit of await debits.madeSince(since)) {
        receipts.push(receiptOf(debit, paidBack(await payouts.ofPayment(this.name, debit.id))))
      }
      return receipts
    })
  }
}

function receiptOf(debit: Debit, paidOut: number): Receipt {
  const { id: reference, orderId, amount, currency, state } = debit
  const returned = state === 'returned' ? amount : paidOut
  return { orderId, reference, amount: { amount, currency }, returned }
}
