import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DiscountCode } from '#core/payments/discounts/discount_code'

/**
 * A code that is or was meant for this member, in the names of the public API; without the order
 * it is reserved for.
 */
export default class DiscountCodeTransformer extends BaseTransformer<DiscountCode> {
  toObject() {
    const { code, status, valuePercentage, country, userId, currency } = this.resource
    const { minimumOrderValue, paymentMethods, expiresAt } = this.resource
    const expires = expiresAt?.toJSDate().toISOString() ?? null
    const secondsLeft = expiresAt && Math.max(0, expiresAt.diffNow().as('seconds'))
    return {
      code,
      status,
      country,
      user_id: userId,
      currency,
      expires,
      value_percentage: valuePercentage,
      percentage: valuePercentage,
      /** In minor units, before the discount. */
      minimum_order_value: minimumOrderValue,
      /** Empty for every method. */
      paymentmethods: [...paymentMethods],
      /** In whole seconds from now; null when it does not expire. */
      validity: secondsLeft && Math.floor(secondsLeft),
      expired: secondsLeft === 0,
    }
  }
}
