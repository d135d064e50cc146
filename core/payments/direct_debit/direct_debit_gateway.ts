import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import { paymentOf } from '#core/payments/direct_debit/debit_payment'
import type { Receipt } from '#core/payments/settlements'
import type { Uses } from '#core/ports'
import { PaymentGateway, type RefundStatus } from '#core/ports/payment_gateway'
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

  async refund(): Promise<RefundStatus> {
    return 'failed'
  }

  async received(since: DateTime) {
    const made = await this.ports.unitOfWork.run(({ debits }) => debits.madeSince(since))
    return made.map(receiptOf)
  }
}

function receiptOf({ id: reference, orderId, amount, currency, state }: Debit): Receipt {
  const returned = state === 'returned' ? amount : 0
  return { orderId, reference, amount: { amount, currency }, returned }
}
