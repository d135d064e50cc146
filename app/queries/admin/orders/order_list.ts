import type { DateTime } from 'luxon'
import { currencyOf, type OrderSort } from '#core/admin/orders/order_sort'
import type { Currency } from '#core/money'
import type { OrderStatus } from '#core/payments/orders/order'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { foundCount } from '#queries/admin/lists/found_count'
import { sortFrom } from '#queries/admin/lists/sort_from'
import { unsettledRefunds } from '#queries/admin/orders/failed_refunds'
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
  /** True for orders whose last refund failed, and waits for somebody to settle it. */
  hasFailedRefund: boolean
  /** By amount, also which currency it shows. */
  sort: OrderSort
}>

export interface ListedOrder {
  id: string
  status: OrderStatus
  method: PaymentMethod
  provider: string
  country: string
  site: string
  userId: string
  /** The member's name; empty once they are erased. */
  member: string | null
  credits: number
  totalAmount: number
  currency: Currency
  createdAt: number
}

/** A page of orders; amounts in minor units. */
export async function orderList(filter: OrderFilter, after: TimeCursor | null, size = 25) {
  const isByAmount = currencyOf(filter.sort) !== null
  const query = matching(filter)
    .join('sites', 'sites.id', 'orders.site_id')
    .leftJoin('profiles', 'profiles.user_id', 'orders.user_id')
    .select('orders.id', 'orders.status', 'orders.method', 'orders.provider', 'orders.country')
    .select('orders.user_id', 'orders.credits', 'orders.total_amount', 'orders.currency')
    .select('orders.created_at', 'sites.name as site', 'profiles.name as member')
    .limit(size + 1)
  const by = isByAmount ? 'orders.total_amount' : 'orders.created_at'
  const direction = filter.sort === 'oldest' ? 'asc' : 'desc'
  sortFrom(query, { by, id: 'orders.id', direction }, after)
  const { next, rows } = pageOf(await query, size, ({ createdAt, id, totalAmount }) => {
    return { at: isByAmount ? totalAmount : createdAt, id }
  })
  return { orders: rows, next }
}

export function orderCount(filter: OrderFilter) {
  return foundCount(matching(filter))
}

function matching(filter: OrderFilter) {
  const { day, hasFailedRefund, method, provider, siteId, status, userId } = filter
  const currency = currencyOf(filter.sort)
  const query = read<ListedOrder>('orders')
  if (status !== null) query.where('orders.status', status)
  if (method !== null) query.where('orders.method', method)
  if (provider !== null) query.where('orders.provider', provider)
  if (userId !== null) query.where('orders.user_id', userId)
  if (siteId !== null) query.where('orders.site_id', siteId)
  if (currency !== null) query.whereRaw(`${currencyFor(filter)} = ?`, [currency])
  if (hasFailedRefund) {
    query.whereIn('orders.id', unsettledRefunds().select('refunds.order_id'))
  }
  if (day !== null) {
    query.where('orders.created_at', '>=', day.toMillis())
    query.where('orders.created_at', '<', day.plus({ days: 1 }).toMillis())
  }
  return query
}

/**
 * The orders of a member, of a day or with a failed refund are few: they are found as such, then sorted. SQLite would go through
 * all amounts of the currency for them, unless it is no column.
 */
function currencyFor({ day, hasFailedRefund, userId }: OrderFilter) {
  const isFew = day !== null || userId !== null || hasFailedRefund
  return isFew ? "coalesce(orders.currency, '')" : 'orders.currency'
}
