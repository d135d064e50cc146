import { countedBounces, isUnreachable } from '#core/notifications/mail/bounces/soft_bounce'
import type { Delivery } from '#core/notifications/mail/bounces/delivery'
import { refusalIn } from '#core/notifications/mail/bounces/mail_refusal'
import { isTag, type TagPurpose, userIdIn } from '#core/notifications/mail/mail_tag'
import {
  type MailReport,
  outcomeOf,
  type ReportOutcome,
} from '#core/notifications/mail/mail_report'
import type { DisabledReason, User } from '#core/users/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type DisablePorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

const purposes: Record<ReportOutcome, readonly TagPurpose[]> = {
  bounce: ['bounce'],
  soft_bounce: ['bounce'],
  mail_refused: ['bounce'],
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
 * Imports a mail about our mails: a bounce, a complaint or an unsubscription. Only a tag that the site
 * signed counts, and a bounce only for the member's present address. Returns what followed; refuses
 * 'not_a_report', 'says_nothing' and 'mark_invalid'.
 * Rule: docs/product/notifications.md, When mail is disabled.
 */
export async function importMailReport(
  ports: DisablePorts & Uses<'mailReports'>,
  { source }: Readonly<{ source: string }>
) {
  const report = await ports.mailReports.read(source)
  return report ? applyMailReport(ports, report) : refuse('not_a_report')
}

/**
 * Does what a report asks for: disables notifications by mail, counts a soft bounce, of which the last
 * one disables them too, or notes a refusal for the operator. Refuses 'says_nothing' and
 * 'mark_invalid'.
 */
export async function applyMailReport(ports: DisablePorts, report: MailReport) {
  const outcome = outcomeOf(report)
  if (!outcome) return refuse('says_nothing')
  const followed = await ports.unitOfWork.run(async (repositories) => {
    for (const tag of report.tags) {
      const user = await ownerOf(repositories, ports, tag, purposes[outcome])
      if (user) return follow(repositories, ports, user, { report, outcome })
    }
    return null
  })
  return followed ? ok({ outcome: followed }) : refuse('mark_invalid')
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

type Followed = Readonly<{ report: MailReport; outcome: ReportOutcome }>

async function follow(
  repositories: Repositories,
  ports: DisablePorts,
  user: User,
  { report, outcome }: Followed
): Promise<ReportOutcome> {
  if (outcome === 'soft_bounce') return countBounce(repositories, ports, user)
  if (outcome !== 'mail_refused') return disable(repositories, ports, user, outcome)
  if (report.kind === 'bounce') await noteRefusal(repositories, ports, user, report.delivery)
  return outcome
}

/** The operator sees by day for how many members that was new. */
const countedAs = {
  bounce: 'mail_bounced',
  fbl: 'mail_complained',
  listunsubscribe: null,
} as const

async function disable(
  repositories: Repositories,
  { clock }: DisablePorts,
  user: User,
  reason: DisabledReason
) {
  const known = user.notificationsDisabled
  if (!known.includes(reason)) {
    await repositories.users.update(user.id, { notificationsDisabled: [...known, reason] })
    const outcome = countedAs[reason]
    if (outcome) await repositories.deliveryCounts.add(outcome, clock.now())
  }
  if (reason === 'bounce') await forgetSoftBounces(repositories, user.id)
  return reason
}

async function countBounce(
  repositories: Repositories,
  ports: DisablePorts,
  user: User
): Promise<ReportOutcome> {
  const { softBounces } = repositories
  const now = ports.clock.now()
  await softBounces.add({ id: ports.ids.next(), userId: user.id, at: now })
  const bounces = await softBounces.where({ userId: user.id })
  if (isUnreachable(bounces, now)) return disable(repositories, ports, user, 'bounce')
  const counted = countedBounces(bounces, now)
  for (const bounce of bounces) {
    if (!counted.includes(bounce)) await softBounces.remove(bounce.id)
  }
  return 'soft_bounce'
}

/** They say nothing about another address, and nothing more about one that is known to bounce. */
export async function forgetSoftBounces({ softBounces }: Repositories, userId: string) {
  for (const { id } of await softBounces.where({ userId })) await softBounces.remove(id)
}

async function noteRefusal(
  { mailRefusals }: Repositories,
  { clock }: DisablePorts,
  { email }: User,
  delivery: Delivery
) {
  const now = clock.now()
  const { status, answer } = refusalIn(delivery)
  const key = { domain: email?.split('@').at(-1) ?? '', status }
  const known = await mailRefusals.lock(key)
  const { number, firstAt } = known ?? { number: 0, firstAt: now }
  await mailRefusals.put({ ...key, answer, number: number + 1, firstAt, lastAt: now })
}
