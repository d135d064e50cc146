import type { DateTime } from 'luxon'
import { timeBonus, timeBonusCode, type Newcomer } from '#core/payments/discounts/time_bonus'
import { openStatuses } from '#core/payments/orders/order'
import Order from '#models/order'

/**
 * The open order that a member's time bonus is reserved for; null without such an order or bonus.
 */
export async function bonusHolder(buyer: Newcomer, now: DateTime): Promise<string | null> {
  if (!timeBonus(buyer, now)) return null
  const order = await Order.query()
    .where({ userId: buyer.id, discountCode: timeBonusCode })
    .whereIn('status', [...openStatuses])
    .first()
  return order?.id ?? null
}
