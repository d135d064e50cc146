import type { DiscountCode } from '#core/payments/discounts/discount_code'
import { timeBonusCode, welcomeCode, type Newcomer } from '#core/payments/discounts/time_bonus'
import type { Order } from '#core/payments/orders/order'
import type { DiscountCodes } from '#core/repositories/discount_codes'

/**
 * Finds and locks the code a member entered, in any case: undefined when the field was left
 * empty, null when there is no such code. The time bonus is everybody's own and has no row.
 */
export async function lockEnteredCode(
  discountCodes: Pick<DiscountCodes, 'lock'>,
  entered: string | null,
  user: Newcomer,
  bonusHeldBy: string | null
): Promise<DiscountCode | null | undefined> {
  const code = entered?.trim().toUpperCase()
  if (!code) return undefined
  return code === timeBonusCode ? welcomeCode(user, bonusHeldBy) : discountCodes.lock(code)
}

/**
 * Keeps the code in step with its order: an open order holds it, a completed one uses it up, and
 * one that failed or was cancelled frees it. The time bonus needs none of it: the open order that
 * carries it holds it, and the first purchase uses it up.
 */
export async function keepCodeInStep(discountCodes: DiscountCodes, order: Order): Promise<void> {
  const changes = codeChanges(order)
  if (!changes || !order.discountCode || order.discountCode === timeBonusCode) return
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
