import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import { openDebitStates } from '#core/payments/direct_debit/debit'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { isRefundableTo } from '#core/payments/refunds/account_proof'
import { amountToPay, isByHand } from '#core/payments/refunds/refund'
import type { Say } from '#mails/mail'
import Debit from '#models/debit'
import Order from '#models/order'
import Refund from '#models/refund'

/** The facts of mails about a refund: order, amounts, and the method or account it goes to. */
export async function refundFacts({ refundId }: Readonly<{ refundId: string }>) {
  const refund = await Refund.findOrFail(refundId)
  const { orderId, credits, keptAmount, currency, createdAt } = refund
  const { method } = await Order.findOrFail(orderId)
  return {
    orderId,
    credits,
    money: { amount: amountToPay(refund), currency },
    keptMoney: { amount: keptAmount, currency },
    method,
    isByHand: isByHand(refund),
    isToAccount: !isRefundableTo(method),
    /** A direct debit that is still to be collected: its money comes back after that. */
    collectsFirst: await isOpenDebit(orderId),
    askedAt: createdAt,
  }
}

async function isOpenDebit(orderId: string) {
  const debit = await Debit.findBy({ orderId })
  return openDebitStates.some((state) => state === debit?.state)
}

type Returned = Readonly<{ askedAt: DateTime; money: Money; method: PaymentMethod }>

export function refundWords({ askedAt, method, money }: Returned, say: Say) {
  return { date: say.day(askedAt), price: say.price(money), method: say.method(method) }
}

/** The end of its number, as members see it on the order's page. */
export function shortOrder(orderId: string) {
  return orderId.slice(-12)
}
