import type { I18n } from '@adonisjs/i18n'
import type { Locale } from '#core/sites/locales'
import { longDate } from '#core/sites/long_date'
import Order from '#models/order'

type Words = Readonly<{ i18n: I18n; locale: Locale }>

/** So many of a member's orders are offered to choose from. */
const offered = 20

/** The newest orders of a member, to say which one a complaint is about. */
export async function ordersToName(userId: string) {
  const orders = await Order.query()
    .where('user_id', userId)
    .orderBy('created_at', 'desc')
    .limit(offered)
  return orders.map(({ createdAt, credits, currency, id, totalAmount: amount }) => {
    return { id, credits, money: { amount, currency }, at: createdAt.toJSDate().toISOString() }
  })
}

/** The newest purchases of a member. */
export function purchasesOf(userId: string) {
  return Order.query()
    .where({ userId, status: 'completed' })
    .orderBy('created_at', 'desc')
    .limit(offered)
}

/** An order of a member as it stands in their withdrawal; null for one that is not theirs. */
export async function orderInWords(userId: string, id: string, { i18n, locale }: Words) {
  const order = await Order.query().where({ id, userId }).first()
  if (!order) return null
  return i18n.t('complaints.order_in_words', {
    credits: order.credits,
    amount: i18n.formatCurrency(order.totalAmount / 100, { currency: order.currency }),
    date: longDate(order.createdAt, locale),
    id: order.id,
  })
}
