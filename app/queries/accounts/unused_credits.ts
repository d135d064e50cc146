import { worthOf } from '#core/credits/refundable'
import type { SiteSettings } from '#core/sites/settings/settings'
import { refundableParts } from '#queries/credits/refundable_parts'
import type User from '#models/user'

/** A member's balance, and its value while it can be refunded. */
export async function unusedCredits(user: User, settings: Pick<SiteSettings, 'refundDays'>) {
  const parts = await refundableParts(user, settings)
  return { credits: user.credits, worth: worthOf(parts) }
}
