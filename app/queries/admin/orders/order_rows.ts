import { formatDecimal } from '#core/decimal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import { decodeCursor } from '#queries/time_cursor'

/** All orders of a filter as rows of a file. */
export async function* orderRows(filter: OrderFilter) {
  const all = everyRow(async (after: string | null) => {
    const { next, orders } = await orderList(filter, decodeCursor(after), rowsAtOnce)
    return { rows: orders, next }
  })
  for await (const order of all) {
    yield {
      id: order.id,
      placed: writtenAt(order.createdAt),
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
}
