import Order from '#models/order'

const pageSize = 20

/** Where the next page of orders begins: after the last one shown. */
type OrderCursor = Readonly<{ at: number; id: string }>

/** A page of a member's orders, newest first, and where the next one begins. */
export async function ordersOf(userId: string, after: OrderCursor | null) {
  const query = Order.query().where('user_id', userId)
  if (after) query.whereRaw('(created_at, id) < (?, ?)', [after.at, after.id])
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  const orders = rows.slice(0, pageSize)
  return { orders, next: rows.length > pageSize ? cursorAt(orders[pageSize - 1]) : null }
}

/** Reads what `next` became in an address; null for anything else. */
export function decodeOrderCursor(value: unknown): OrderCursor | null {
  const parts = typeof value === 'string' ? cursorShape.exec(value) : null
  return parts && { at: Number(parts[1]), id: parts[2] }
}

function cursorAt({ createdAt, id }: Order) {
  return `${createdAt.toMillis()}.${id}`
}

const cursorShape = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
