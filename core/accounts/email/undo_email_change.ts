import { isUndoable } from '#core/accounts/email/email_change'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Restores the old e-mail address, by the link mailed to it when it was replaced. Every other link of
 * the account stops working, later changes of the address included, as whoever requested those may
 * not be the owner. Ends all logins and publishes 'logins_ended'. Refuses 'mail_link_invalid' (used,
 * older than 48 hours or forged) and 'email_taken' by another account since.
 * Rule: docs/product/accounts.md, Email change.
 */
export async function undoEmailChange(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { secret }: Readonly<{ secret: string }>
) {
  const undone = await restore(ports, secret)
  if (!undone.ok) return undone
  await ports.events.publish({ name: 'logins_ended', loginIds: undone.value })
  return ok()
}

/** Returns the ids of the logins that ended. */
function restore(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  secret: string
) {
  return unitOfWork.run(async ({ emailChanges, logins, tokens, users }) => {
    const now = clock.now()
    const change = await emailChanges.first({ digest: secrets.digest(secret) })
    const user = change && (await users.lock(change.userId))
    if (!user || user.status === 'deleted') return refuse('mail_link_invalid')
    if (!isUndoable(change, now)) return refuse('mail_link_invalid')
    if (!(await users.changeEmail(user.id, change.oldEmail))) return refuse('email_taken')
    await emailChanges.update(change.id, { undoneAt: now })
    await emailChanges.expire(user.id, 'all', now)
    await tokens.expireEvery(user.id, now)
    return ok(await logins.end({ userId: user.id }))
  })
}
