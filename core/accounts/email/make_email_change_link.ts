import { type EmailChange, isConfirmable, isUndoable } from '#core/accounts/email/email_change'
import type { Uses } from '#core/ports'
import type { Mail } from '#core/ports/mailer'
import type { Repositories } from '#core/ports/unit_of_work'

type SendPorts = Uses<'clock' | 'mailer' | 'secrets' | 'unitOfWork'>

/**
 * Mails the link of the moment: to the new address the one that confirms it, and once it is
 * confirmed to the old address the one that undoes it. A link mailed before stops working; one
 * whose time is over is not mailed.
 */
export async function sendEmailChangeMail(
  ports: SendPorts,
  { changeId }: Readonly<{ changeId: string }>
) {
  const { clock, mailer, secrets, unitOfWork } = ports
  const secret = secrets.make()
  const mail = await unitOfWork.run(async (repositories) => {
    const change = await repositories.emailChanges.find(changeId)
    const now = clock.now()
    if (!change || !(isConfirmable(change, now) || isUndoable(change, now))) return null
    await repositories.emailChanges.update(changeId, { digest: secrets.digest(secret) })
    return composeMail(repositories, change, secret)
  })
  if (mail) await mailer.send(mail)
}

async function composeMail(
  { profiles, users }: Repositories,
  change: EmailChange,
  secret: string
): Promise<Mail | null> {
  const user = await users.find(change.userId)
  const profile = await profiles.findByUser(change.userId)
  if (!user || !profile) return null
  const about = {
    userId: user.id,
    language: user.language,
    siteId: user.siteId,
    name: profile.name,
    secret,
  }
  const hours = Math.round(
    change.expiresAt.diff(change.changedAt ?? change.requestedAt).as('hours')
  )
  return change.changedAt === null
    ? { kind: 'email_change', to: change.newEmail, ...about, hours }
    : { kind: 'email_changed', to: change.oldEmail, ...about, hours }
}
