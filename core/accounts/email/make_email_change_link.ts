import type { DateTime } from 'luxon'
import { type EmailChange, isConfirmable, isUndoable } from '#core/accounts/email/email_change'
import type { Uses } from '#core/ports'

type LinkPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type LinkInput = Readonly<{ changeId: string }>

/**
 * Makes the link that confirms a new address, and returns the address it is sent to, its secret and
 * for how many hours it works. A link made before stops working. Null once the change is confirmed
 * or its time is over.
 */
export async function makeConfirmLink(ports: LinkPorts, input: LinkInput) {
  const made = await makeLink(ports, input, isConfirmable)
  return made && { to: made.change.newEmail, secret: made.secret, hours: made.hours }
}

/**
 * Makes the link by which the old address undoes a change that was confirmed, as `makeConfirmLink` does; null once
 * it can no longer be undone.
 */
export async function makeUndoLink(ports: LinkPorts, input: LinkInput) {
  const made = await makeLink(ports, input, isUndoable)
  return made && { to: made.change.oldEmail, secret: made.secret, hours: made.hours }
}

function makeLink(
  { clock, secrets, unitOfWork }: LinkPorts,
  { changeId }: LinkInput,
  isOpen: (change: EmailChange, now: DateTime) => boolean
) {
  const secret = secrets.make()
  return unitOfWork.run(async ({ emailChanges }) => {
    const change = await emailChanges.find(changeId)
    if (!change || !isOpen(change, clock.now())) return null
    await emailChanges.update(changeId, { digest: secrets.digest(secret) })
    const validFor = change.expiresAt.diff(change.changedAt ?? change.requestedAt)
    return { change, secret, hours: Math.round(validFor.as('hours')) }
  })
}
