import { worthOf } from '#core/credits/refundable'
import { refundTotal } from '#core/payments/refunds/request_refund'
import type { SiteSettings } from '#core/sites/settings/settings'
import { refundableParts } from '#queries/credits/refundable_parts'
import { standingClaim } from '#queries/payments/standing_claim'
import Order from '#models/order'
import type User from '#models/user'

/** What a member can be refunded now: by bundle and payment method, and in total. */
export async function refundOffer(user: User, settings: Pick<SiteSettings, 'refundDays'>) {
  const found = await refundableParts(user, settings)
  const orders = await Order.query().whereIn(
    'id',
    found.map(({ orderId }) => orderId)
  )
  const parts = found.flatMap(({ orderId, credits, amount, costsAmount, currency, until }) => {
    const order = orders.find(({ id }) => id === orderId)
    if (!order) return []
    const [boughtAt, end] = [order.createdAt, until].map((at) => at.toJSDate().toISOString())
    const [money, costs] = [amount, costsAmount].map((sum) => ({ amount: sum, currency }))
    return [{ orderId, credits, money, costs, method: order.method, boughtAt, end }]
  })
  const owed = await standingClaim(user.id)
  const kept = owed && found.some(({ currency }) => currency === owed.money.currency)
  return {
    parts,
    worth: worthOf(found),
    /** The claim of the site, which it keeps from the refund at most. */
    keeps: kept ? owed.money : null,
    shownTotal: refundTotal(found),
  }
}
