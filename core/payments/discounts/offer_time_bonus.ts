import type { DateTime } from 'luxon'
import { noteReminder } from '#core/notifications/reminders/reminder'
import { type Newcomer, timeBonus, timeBonusCode } from '#core/payments/discounts/time_bonus'
import { pauseEnd } from '#core/payments/spending/spending_limits'
import { isOpen } from '#core/payments/orders/order'
import type { Uses } from '#core/ports'

/** Minutes left of the time bonus at which members are told. */
export const bonusOfferMinutes = 60

/** Whether the last hour of a member's time bonus has begun. */
export function isBonusEnding(user: Newcomer, now: DateTime) {
  const bonus = timeBonus(user, now)
  return bonus !== null && now >= bonus.endsAt.minus({ minutes: bonusOfferMinutes })
}

/**
 * Tells a confirmed member, once, that their time bonus ends within an hour; not while an open order
 * reserves it, nor during a pause of purchases. Returns whether it did. Rule: docs/product/notifications.md, Reminders and offers.
 */
export async function offerTimeBonus(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  const profileId = await unitOfWork.run(async (repositories) => {
    const { orders, profiles, reminders, spendingLimits, users } = repositories
    const now = clock.now()
    const user = await users.lock(userId)
    if (user?.status !== 'active' || !isBonusEnding(user, now)) return null
    const limits = await spendingLimits.find(userId)
    if (limits && pauseEnd(limits, now)) return null
    const ordered = await orders.where({ userId, discountCode: timeBonusCode })
    if (ordered.some(isOpen)) return null
    if (await reminders.find({ userId, kind: 'bonus' })) return null
    await noteReminder(repositories, { userId, kind: 'bonus', sentAt: now })
    const profile = await profiles.first({ userId })
    return profile?.id ?? null
  })
  if (profileId) await events.publish({ name: 'reminded', profileId, kind: 'offers' })
  return profileId !== null
}
