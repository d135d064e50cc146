import { mayHoldCode } from '#core/payments/discounts/discount_code'
import { generateCode } from '#core/payments/discounts/manage_discount_codes'
import { pauseEnd } from '#core/payments/spending/spending_limits'
import type { Uses } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'

const validDays = 7

/**
 * The discount code that the site offers a member who is about to delete their account: made once, for
 * this member alone, and good for one order within seven days. Returns it while it can be used, else
 * null; also where the site offers none, and to members who have paused their purchases.
 * Rule: docs/product/payments.md, Discount for leaving members.
 */
export function leavingDiscount(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { userId, percentage }: Readonly<{ userId: string; percentage: number | null }>
) {
  const generated = generateCode(ports)
  return ports.unitOfWork.run(async ({ discountCodes, spendingLimits, users }) => {
    const user = await users.lock(userId)
    if (!user || percentage === null) return null
    const now = ports.clock.now()
    const limits = await spendingLimits.find(userId)
    if (limits && pauseEnd(limits, now)) return null
    const known = await discountCodes.first({ userId, purpose: 'leaving' })
    if (known) {
      const { country } = user
      const usable = mayHoldCode(known, { userId, country, currency: currencyOf(country) }, now)
      return usable.ok ? known : null
    }
    const code = {
      code: generated,
      status: 'active',
      valuePercentage: percentage,
      country: null,
      userId,
      currency: null,
      minimumOrderValue: 0,
      paymentMethods: [],
      startsAt: null,
      expiresAt: now.plus({ days: validDays }),
      purpose: 'leaving',
      orderId: null,
      batchId: null,
      createdAt: now,
    } as const
    await discountCodes.add(code)
    return code
  })
}
