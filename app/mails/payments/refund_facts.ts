import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { Say } from '#mails/mail'
import Order from '#models/order'
import Refund from '#models/refund'

/** The facts of mails about a refund: order, amount and payment method. */
export async function refundFacts({ refundId }: Readonly<{ refundId: string }>) {
  const { orderId, credits, amount, currency, createdAt } = await Refund.findOrFail(refundId)
  const { method } = await Order.findOrFail(orderId)
  return { orderId, credits, money: { amount, currency }, method, askedAt: createdAt }
}

type Returned = Readonly<{ askedAt: DateTime; money: Money }>

export function refundWords({ askedAt, money }: Returned, say: Say) {
  return { date: say.day(askedAt), price: say.price(money) }
}
