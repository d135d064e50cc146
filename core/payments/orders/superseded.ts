import { updateCodeReservation } from '#core/payments/discounts/code_reservation'
import { lockOrder } from '#core/payments/orders/lock_order'
import { isOpen, type Order } from '#core/payments/orders/order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Cancels an order whose payment cannot be cancelled at the provider (a bank may still confirm it):
 * its discount is free again, and it does not count as spent. If it is paid after all, it completes,
 * unless the order in its place did: see `isBoughtInstead`. Returns the order.
 * Rule: docs/product/payments.md, Trying again.
 */
export function supersedeOrder({ unitOfWork, clock }: Uses<'unitOfWork' | 'clock'>, order: Order) {
  return unitOfWork.run(async (repositories) => {
    const current = await lockOrder(repositories, order.id)
    if (!current || !isOpen(current)) return current ?? order
    const changes = { status: 'cancelled', supersededAt: clock.now() } as const
    await repositories.orders.update(order.id, changes)
    const superseded = { ...current, ...changes }
    await updateCodeReservation(repositories.discountCodes, superseded)
    return superseded
  })
}

/**
 * The first of the superseded orders that a new order of this member takes the place of; null
 * without one, or when another order does already. The caller holds the lock on the member.
 */
export async function replacedBy({ orders }: Pick<Repositories, 'orders'>, userId: string) {
  const cancelled = await orders.where({ userId, status: 'cancelled' }, 'id')
  const last = cancelled.findLast(({ supersededAt }) => supersededAt !== null)
  if (!last) return null
  const others = await purchaseOf({ orders }, last)
  const isReplaced = others.some((one) => isOpen(one) || one.completedAt !== null)
  return isReplaced ? null : (last.replacesId ?? last.id)
}

/**
 * Whether another order of the same purchase was completed: money for this one is a surplus then.
 * The caller holds the lock on the member, so that the first of two payments counts.
 */
export async function isBoughtInstead(
  { orders }: Pick<Repositories, 'orders'>,
  order: Order
): Promise<boolean> {
  const others = await purchaseOf({ orders }, order)
  return others.some(({ id, completedAt }) => id !== order.id && completedAt !== null)
}

/** A superseded order, and all that took its place. */
async function purchaseOf({ orders }: Pick<Repositories, 'orders'>, { id, replacesId }: Order) {
  const firstId = replacesId ?? id
  const first = await orders.find(firstId)
  const later = await orders.where({ replacesId: firstId })
  return first ? [first, ...later] : later
}
