import { encodeCursor, type TimeCursor } from '#queries/payments/time_cursor'
import Order from '#models/order'

const pageSize = 20

/** A page of a member's orders, newest first, and where the next one begins. */
export async function ordersOf(userId: string, after: TimeCursor | null) {
  const query = Order.query().where('user_id', userId)
  if (after) query.whereRaw('(created_at, id) < (?, ?)', [after.at, after.id])
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  const orders = rows.slice(0, pageSize)
  return { orders, next: rows.length > pageSize ? cursorAt(orders[pageSize - 1]) : null }
}

function cursorAt({ createdAt, id }: Order) {
  return encodeCursor({ at: createdAt.toMillis(), id })
}
