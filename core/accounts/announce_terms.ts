import type { DateTime } from 'luxon'
import { isGone } from '#core/messaging/may_write'
import { noteReminder } from '#core/notifications/reminders/reminder'
import type { Uses } from '#core/ports'
import { isConsentOutdated } from '#core/sites/consent'

type Announced = Readonly<{
  userId: string
  /** From when the terms hold, and when they were announced. */
  version: DateTime
  announcedAt: DateTime
  /** Whether those who were told of this version before are told once more. */
  again: boolean
}>

/**
 * Mails a member who has not agreed to these terms that there are new ones, before they hold or after; once
 * for each version, however often it is tried. Returns whether it did.
 * Rule: docs/product/accounts.md, Consent to the terms.
 */
export async function announceTerms(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { again, announcedAt, userId, version }: Announced
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    if (!user || isGone(user.status) || !isConsentOutdated(user.consentVersion, version)) {
      return false
    }
    const last = await repositories.reminders.find({ userId, kind: 'terms' })
    if (last && last.sentAt >= announcedAt && !again) return false
    await noteReminder(repositories, { userId, kind: 'terms', sentAt: clock.now() })
    return true
  })
}
