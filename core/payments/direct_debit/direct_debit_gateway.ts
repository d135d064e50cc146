import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import { paymentOfDebit } from '#core/payments/direct_debit/debit_payment'
import { totalPaidOut, requestPayout } from '#core/payments/refunds/payout'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Uses } from '#core/ports'
import { PaymentGateway, type RefundRequest, type RefundStatus } from '#core/ports/payment_gateway'
import { refuse } from '#core/result'

/**
 * Direct debits on the company's own account, without a provider: its payments are the debits in our
 * own tables, updated by the imported bank files. A debit is created by signing a mandate, never by
 * `create`.
 */
export class DirectDebitGateway extends PaymentGateway {
  readonly name = 'direct_debit'

  constructor(private ports: Uses<'clock' | 'unitOfWork'>) {
    super()
  }

  create(): never {
    throw new Error('A direct debit is created by signMandate')
  }

  /** A signed debit counts as paid: there is nothing open to cancel. */
  async cancel() {}

  async find(paymentId: string) {
    const debit = await this.ports.unitOfWork.run(({ debits }) => debits.find(paymentId))
    return debit && paymentOfDebit(debit)
  }

  /** A bank sends no webhooks. */
  async readWebhook() {
    return refuse('webhook_malformed')
  }

  /** Refunds by a payout; a returned debit has nothing to refund. */
  refund(request: RefundRequest): Promise<RefundStatus> {
    return this.ports.unitOfWork.run(async (repositories) => {
      const debit = await repositories.debits.find(request.paymentId)
      const received = debit && debit.state !== 'returned' ? debit.amount : 0
      return requestPayout(repositories, this.ports, { provider: this.name, received }, request)
    })
  }

  async received(since: DateTime) {
    return this.ports.unitOfWork.run(async ({ debits, payouts }) => {
      const receipts: Receipt[] = []
      for (const debit of await debits.madeSince(since)) {
        receipts.push(
          receiptOf(
            debit,
            totalPaidOut(await payouts.where({ provider: this.name, paymentId: debit.id }))
          )
        )
      }
      return receipts
    })
  }
}

function receiptOf(debit: Debit, paidOut: number): Receipt {
  return {
    orderId: debit.orderId,
    reference: debit.id,
    amount: { amount: debit.amount, currency: debit.currency },
    returned: debit.state === 'returned' ? debit.amount : paidOut,
  }
}
