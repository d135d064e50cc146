import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import { isRefundableTo } from '#core/payments/refunds/account_proof'
import { amountToPay } from '#core/payments/refunds/refund'
import type { Say } from '#mails/mail'
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
    isToAccount: !isRefundableTo(method),
    askedAt: createdAt,
  }
}

type Returned = Readonly<{ askedAt: DateTime; money: Money }>

export function refundWords({ askedAt, money }: Returned, say: Say) {
  return { date: say.day(askedAt), price: say.price(money) }
}
