import { bookedOf } from '#core/credits/lots'
import { memberAccount } from '#core/credits/movement'
import type { Order, OrderStatus } from '#core/payments/orders/order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

const kinds = { refunded: 'refund', charged_back: 'chargeback' } as const

type TakenBack = Order & Readonly<{ status: keyof typeof kinds }>

/** Whether the money of an order in this status is with its payer again. */
export function isTakenBack<O extends { status: OrderStatus }>(
  order: O
): order is O & { status: keyof typeof kinds } {
  return order.status in kinds
}

/**
 * Takes the credits of an order whose money the provider or the bank gave back, all at once
 * (section 4). Spent ones are taken from the other credits of the member, as far as these reach:
 * a balance never falls below zero. Credits of the order that were refunded before are not taken
 * again. Whoever calls this holds the lock on the order.
 */
export async function takeBack(
  { users, ledger }: Pick<Repositories, 'users' | 'ledger'>,
  { ids, clock }: Uses<'ids' | 'clock'>,
  { id: orderId, userId, status }: TakenBack
) {
  const owner = await users.lock(userId)
  const booked = bookedOf(await ledger.movementsOfOrder(orderId))
  const credits = Math.min(owner?.credits ?? 0, booked)
  if (credits === 0) return
  const [id, at, kind] = [ids.next(), clock.now(), kinds[status]]
  const legs = { from: memberAccount(userId), to: 'house:sales' } as const
  await ledger.post({ id, kind, ...legs, credits, idempotencyKey: `${kind}:${id}`, orderId, at })
}
