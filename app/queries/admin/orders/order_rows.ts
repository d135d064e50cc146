import { DateTime } from 'luxon'
import { formatDecimal } from '#core/decimal'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import { decodeCursor } from '#queries/time_cursor'

const rowsAtOnce = 500

/** All orders of a filter as rows of a file, read page by page while it is sent. */
export async function* orderRows(filter: OrderFilter) {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof orderList>> = await orderList(
      filter,
      decodeCursor(cursor),
      rowsAtOnce
    )
    for (const order of page.orders) {
      yield {
        id: order.id,
        placed: DateTime.fromMillis(order.createdAt, { zone: 'utc' }).toISO(),
        status: order.status,
        method: order.method,
        provider: order.provider,
        site: order.site,
        country: order.country,
        member: order.userId,
        credits: order.credits,
        total: formatDecimal(order.totalAmount),
        currency: order.currency,
      }
    }
    cursor = page.next
  } while (cursor !== null)
}
