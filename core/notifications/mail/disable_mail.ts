import { isTag, type TagPurpose, userIdIn } from '#core/notifications/mail/mail_tag'
import { type MailReport, disabledReasonOf } from '#core/notifications/mail/mail_report'
import type { DisabledReason, User } from '#core/users/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type DisablePorts = Uses<'secrets' | 'unitOfWork'>

const purposes: Record<DisabledReason, readonly TagPurpose[]> = {
  bounce: ['bounce'],
  fbl: ['bounce', 'unsubscribe'],
  listunsubscribe: ['unsubscribe'],
}

/**
 * Unsubscribes a reader from notifications by mail, by the tag in the mail (RFC 8058). Idempotent.
 * Refuses 'mark_invalid' for a forged tag. Rule: docs/product/notifications.md, When mail is disabled.
 */
export function unsubscribe(ports: DisablePorts, { tag }: Readonly<{ tag: string }>) {
  return applyMailReport(ports, { kind: 'unsubscribe', tags: [tag] })
}

/**
 * Imports a mail about our mails: a hard bounce, a complaint or an unsubscription. Only a tag that
 * the site signed counts, and a bounce only for the member's present address. Returns the reason for
 * which mail is disabled; refuses 'not_a_report', 'says_nothing' and 'mark_invalid'.
 * Rule: docs/product/notifications.md, When mail is disabled.
 */
export async function importMailReport(
  ports: DisablePorts & Uses<'mailReports'>,
  { source }: Readonly<{ source: string }>
) {
  const report = await ports.mailReports.read(source)
  return report ? applyMailReport(ports, report) : refuse('not_a_report')
}

/** Disables notifications by mail as a report requires. Refuses 'says_nothing' and 'mark_invalid'. */
export async function applyMailReport(ports: DisablePorts, report: MailReport) {
  const reason = disabledReasonOf(report)
  if (!reason) return refuse('says_nothing')
  const found = await ports.unitOfWork.run(async (repositories) => {
    for (const tag of report.tags) {
      const user = await ownerOf(repositories, ports, tag, purposes[reason])
      if (user) return disable(repositories, user, reason)
    }
    return false
  })
  return found ? ok({ reason }) : refuse('mark_invalid')
}

async function ownerOf(
  { users }: Repositories,
  ports: DisablePorts,
  tag: string,
  allowed: readonly TagPurpose[]
) {
  const userId = userIdIn(tag)
  const user = userId && (await users.lock(userId))
  if (!user) return null
  const owner = { userId: user.id, address: user.email ?? '' }
  return allowed.some((purpose) => isTag(ports, tag, purpose, owner)) ? user : null
}

async function disable({ users }: Repositories, user: User, reason: DisabledReason) {
  const known = user.notificationsDisabled
  if (!known.includes(reason)) {
    await users.update(user.id, { notificationsDisabled: [...known, reason] })
  }
  return true
}
