import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { OrderStatus } from '#core/payments/orders/order'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** Which orders a list shows; null: all. */
export type OrderFilter = Readonly<{
  status: OrderStatus | null
  method: PaymentMethod | null
  provider: string | null
  siteId: string | null
  userId: string | null
  /** Midnight at the beginning of the day on which they were placed, in the zone of the admin. */
  day: DateTime | null
}>

export interface ListedOrder {
  id: string
  status: OrderStatus
  method: PaymentMethod
  provider: string
  country: string
  site: string
  userId: string
  credits: number
  totalAmount: number
  currency: Currency
  createdAt: number
}

/** A page of orders, the newest first; amounts in minor units. */
export async function orderList(filter: OrderFilter, after: TimeCursor | null, size = 25) {
  const query = matching(filter)
    .join('sites', 'sites.id', 'orders.site_id')
    .select('orders.id', 'orders.status', 'orders.method', 'orders.provider', 'orders.country')
    .select('orders.user_id', 'orders.credits', 'orders.total_amount', 'orders.currency')
    .select('orders.created_at', 'sites.name as site')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(size + 1)
  if (after) query.whereRaw('(orders.created_at, orders.id) < (?, ?)', [after.at, after.id])
  const { next, rows } = pageOf(await query, size, ({ createdAt: at, id }) => {
    return { at, id }
  })
  return { orders: rows, next }
}

export function orderCount(filter: OrderFilter) {
  return foundCount(matching(filter))
}

function matching({ day, method, provider, siteId, status, userId }: OrderFilter) {
  const query = read<ListedOrder>('orders')
  if (status !== null) query.where('orders.status', status)
  if (method !== null) query.where('orders.method', method)
  if (provider !== null) query.where('orders.provider', provider)
  if (userId !== null) query.where('orders.user_id', userId)
  if (siteId !== null) query.where('orders.site_id', siteId)
  if (day !== null) {
    query.where('orders.created_at', '>=', day.toMillis())
    query.where('orders.created_at', '<', day.plus({ days: 1 }).toMillis())
  }
  return query
}
