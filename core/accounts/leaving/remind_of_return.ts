import { finalAt, isFinal } from '#core/accounts/leaving/deletion'
import { noteReminder } from '#core/notifications/reminders/reminder'
import type { Uses } from '#core/ports'

/** Days before a deletion becomes final at which its member is reminded of the way back. */
export const returnReminderDays = 2

/**
 * Reminds a member whose account is deleted, by them or as nobody used it, that the link to return ends
 * soon: once for each deletion. Returns whether it did. No push: the logins of the account have ended.
 * Rule: docs/product/notifications.md, Reminders and offers.
 */
export async function remindOfReturn(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async (repositories) => {
    const { deletions, reminders, users } = repositories
    const now = clock.now()
    const user = await users.lock(userId)
    const deletion = await deletions.find(userId)
    if (user?.status !== 'deletion_pending' || !deletion || isFinal(deletion, now)) return false
    if (deletion.byAdmin) return false
    if (now < finalAt(deletion).minus({ days: returnReminderDays })) return false
    const last = await reminders.find({ userId, kind: 'return' })
    if (last && last.sentAt >= deletion.requestedAt) return false
    await noteReminder(repositories, { userId, kind: 'return', sentAt: now })
    return true
  })
}
