import { isMark, type MarkPurpose, userIdIn } from '#core/notifications/mail/mail_mark'
import { type MailReport, disabledReasonOf } from '#core/notifications/mail/mail_report'
import type { DisabledReason, User } from '#core/accounts/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type DisablePorts = Uses<'secrets' | 'unitOfWork'>

const purposes: Record<DisabledReason, readonly MarkPurpose[]> = {
  bounce: ['bounce'],
  fbl: ['bounce', 'unsubscribe'],
  listunsubscribe: ['unsubscribe'],
}

/**
 * Ends notifications by mail at the reader's wish, by the mark in the mail (RFC 8058). Twice is as
 * good as once. Refuses 'mark_invalid' for one the site did not make.
 */
export function unsubscribe(ports: DisablePorts, { mark }: Readonly<{ mark: string }>) {
  return applyMailReport(ports, { kind: 'unsubscribe', marks: [mark] })
}

/**
 * Takes in a mail that came back: a hard bounce, a complaint or a wish to end (see
 * docs/product/notifications.md). Only a mark that the site signed is believed, and a bounce only
 * of the address that the member has now. Answers why notifications ended; refuses 'not_a_report',
 * 'says_nothing' and 'mark_invalid'.
 */
export async function importMailReport(
  ports: DisablePorts & Uses<'mailReports'>,
  { source }: Readonly<{ source: string }>
) {
  const report = await ports.mailReports.read(source)
  return report ? applyMailReport(ports, report) : refuse('not_a_report')
}

/** Ends notifications by mail as a report asks. Refuses 'says_nothing' and 'mark_invalid'. */
export async function applyMailReport(ports: DisablePorts, report: MailReport) {
  const reason = disabledReasonOf(report)
  if (!reason) return refuse('says_nothing')
  const found = await ports.unitOfWork.run(async (repositories) => {
    for (const mark of report.marks) {
      const user = await ownerOf(repositories, ports, mark, purposes[reason])
      if (user) return disable(repositories, user, reason)
    }
    return false
  })
  return found ? ok({ reason }) : refuse('mark_invalid')
}

async function ownerOf(
  { users }: Repositories,
  ports: DisablePorts,
  mark: string,
  allowed: readonly MarkPurpose[]
) {
  const userId = userIdIn(mark)
  const user = userId && (await users.lock(userId))
  if (!user) return null
  const owner = { userId: user.id, address: user.email ?? '' }
  return allowed.some((purpose) => isMark(ports, mark, purpose, owner)) ? user : null
}

async function disable({ users }: Repositories, user: User, reason: DisabledReason) {
  const known = user.notificationsDisabled
  if (!known.includes(reason)) {
    await users.update(user.id, { notificationsDisabled: [...known, reason] })
  }
  return true
}
