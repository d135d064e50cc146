import { pageOf, type TimeCursor } from '#queries/time_cursor'
import Order from '#models/order'

const pageSize = 20

/** A page of a member's orders, newest first. */
export async function ordersOf(userId: string, after: TimeCursor | null) {
  const query = Order.query().where('user_id', userId)
  if (after) query.whereRaw('(created_at, id) < (?, ?)', [after.at, after.id])
  const found = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  const { rows, next } = pageOf(found, pageSize, ({ createdAt, id }) => {
    return { at: createdAt.toMillis(), id }
  })
  return { orders: rows, next }
}
