import { worthOf } from '#core/credits/refundable'
import type { SiteSettings } from '#core/sites/settings/settings'
import { refundableParts } from '#queries/credits/refundable_parts'
import type User from '#models/user'

/** The credits a member has left, and their worth in money while they can be refunded. */
export async function unusedCredits(user: User, settings: Pick<SiteSettings, 'refundDays'>) {
  const parts = await refundableParts(user, settings)
  return { credits: user.credits, worth: worthOf(parts) }
}
