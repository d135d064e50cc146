import { isWrittenAsCode, type DiscountCode } from '#core/payments/discounts/discount_code'
import { timeBonusCode, timeBonusCodeOf, type Newcomer } from '#core/payments/discounts/time_bonus'
import type { Order } from '#core/payments/orders/order'
import type { Repositories } from '#core/ports/unit_of_work'

type DiscountCodes = Repositories['discountCodes']

/**
 * Finds and locks the code that a member entered, case-insensitively: undefined when the field was
 * left empty, null when no such code exists. The time bonus is not stored, as every new member has it.
 */
export async function lockEnteredCode(
  discountCodes: Pick<DiscountCodes, 'lock'>,
  entered: string | null,
  user: Newcomer,
  bonusHeldBy: string | null
): Promise<DiscountCode | null | undefined> {
  const code = entered?.trim().toUpperCase()
  if (!code) return undefined
  if (code === timeBonusCode) return timeBonusCodeOf(user, bonusHeldBy)
  return isWrittenAsCode(code) ? discountCodes.lock(code) : null
}

/**
 * Updates the reservation of an order's discount code: an open order reserves it, a completed one
 * uses it up, a failed or cancelled one releases it. The time bonus is not stored: an open order with
 * it reserves it, and the first purchase ends it.
 * Rule: docs/product/payments.md, Discount codes.
 */
export async function updateCodeReservation(
  discountCodes: DiscountCodes,
  order: Order
): Promise<void> {
  const changes = codeChanges(order)
  if (!changes || !order.discountCode || order.discountCode === timeBonusCode) return
  const isReleased = changes.orderId === null
  // A superseded order released it before: another one may hold it since.
  if (isReleased && (await discountCodes.lock(order.discountCode))?.orderId !== order.id) return
  await discountCodes.update(order.discountCode, changes)
}

function codeChanges({
  id,
  status,
}: Order): Pick<Partial<DiscountCode>, 'orderId' | 'status'> | null {
  if (status === 'loading') return { orderId: id }
  if (status === 'completed') return { status: 'used', orderId: id }
  return status === 'failed' || status === 'cancelled' ? { orderId: null } : null
}
