import { type EmailChange, isConfirmable, undoHours } from '#core/accounts/email/email_change'
import { forgetSoftBounces } from '#core/notifications/mail/disable_mail'
import type { User } from '#core/users/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type ConfirmPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

/**
 * Changes the e-mail address of an account, by the link mailed to the new address. A mail to the old
 * address allows to undo it for 48 hours, but only if that address was confirmed: otherwise a stranger
 * whose address was mistyped would be handed the account. An unconfirmed account gets its activation
 * mail at the new address. Earlier links stop working. Returns the user id. Refuses
 * 'mail_link_invalid' (used, expired or forged) and 'email_taken'.
 * Rule: docs/product/accounts.md, Email change.
 */
export function confirmEmailChange(ports: ConfirmPorts, { secret }: Readonly<{ secret: string }>) {
  return ports.unitOfWork.run(async (repositories) => {
    const { emailChanges, users } = repositories
    const change = await emailChanges.first({ digest: ports.secrets.digest(secret) })
    const user = change && (await users.lock(change.userId))
    if (!user || !isConfirmable(change, ports.clock.now())) return refuse('mail_link_invalid')
    if (!isOpen(user)) return refuse('mail_link_invalid')
    if (!(await users.changeEmail(user.id, change.newEmail))) return refuse('email_taken')
    await applyChange(repositories, ports, user, change)
    return ok({ userId: user.id })
  })
}

function isOpen({ status }: User) {
  return status === 'active' || status === 'not_confirmed'
}

async function applyChange(
  repositories: Repositories,
  { clock }: Uses<'clock'>,
  { id: userId, status, notificationsDisabled }: User,
  { id: changeId }: EmailChange
) {
  const { emailChanges, jobs, tokens, users } = repositories
  const now = clock.now()
  const expiresAt = status === 'active' ? now.plus({ hours: undoHours }) : now
  await emailChanges.update(changeId, { changedAt: now, digest: null, expiresAt })
  // A bounce of the old address says nothing about the new one.
  const stillDisabled = notificationsDisabled.filter((reason) => reason !== 'bounce')
  await users.update(userId, { notificationsDisabled: stillDisabled })
  await forgetSoftBounces(repositories, userId)
  await tokens.expireEvery(userId, now)
  if (status === 'active') {
    await jobs.add({ name: 'send_mail', kind: 'email_changed', userId, changeId })
  } else {
    await jobs.add({ name: 'send_mail', kind: 'activation', userId })
  }
}
