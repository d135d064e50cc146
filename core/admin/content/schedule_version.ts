import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { versionAct } from '#core/admin/content/version_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { noticeDays } from '#core/sites/consent'
import { languagesLacking, stateOf } from '#core/sites/content/version'

type SchedulePorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

type Scheduled = Readonly<{
  by: SignedInAdmin
  versionId: string
  /** Null: as soon as may be. */
  holdsFrom: DateTime | null
  /** Whether anybody is a member where it will hold. */
  hasMembers: boolean
}>

/**
 * Publishes a draft, or sets the date from which it holds; nothing of it changes any more then. Terms hold
 * no sooner than 30 days later where there are members: a job mails them now, and they are asked to agree.
 * Refuses as `versionAct` does, 'version_not_draft', 'date_past', 'notice_too_short' with `days`, and
 * 'languages_lacking'. Rule: docs/product/back-office.md, Content pages.
 */
export function scheduleVersion(
  ports: SchedulePorts,
  { by, hasMembers, holdsFrom, versionId }: Scheduled
) {
  const act = { by, right: 'publish_content', versionId } as const
  return versionAct(ports, act, async (version, repositories) => {
    const { contentTexts, contentVersions, jobs } = repositories
    const now = ports.clock.now()
    if (stateOf(version, now) !== 'draft') return refuse('version_not_draft')
    const isAnnounced = version.page === 'terms' && hasMembers
    const soonest = isAnnounced ? now.plus({ days: noticeDays }) : now
    const from = holdsFrom ?? soonest
    if (from < now) return refuse('date_past')
    if (from < soonest) return refuse('notice_too_short', { days: noticeDays })
    const written = (await contentTexts.where({ versionId })).map(({ locale }) => locale)
    const lacking = languagesLacking(version.page, written)
    if (lacking.length > 0) return refuse('languages_lacking', { languages: lacking.join(', ') })

    const dates = { holdsFrom: from, scheduledBy: by.adminId, scheduledAt: now }
    await contentVersions.update(versionId, dates)
    if (isAnnounced) await jobs.add({ name: 'announce_terms', versionId })
    return ok({ after: { page: version.page, holds_from: from.toISO() }, value: undefined })
  })
}

type Withdrawn = Readonly<{ by: SignedInAdmin; versionId: string }>

/**
 * Withdraws a draft, or a version that does not hold yet: it never will. Refuses as `versionAct`
 * does, 'version_holds' for one that has begun to hold, and 'version_withdrawn'.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function withdrawVersion(ports: SchedulePorts, { by, versionId }: Withdrawn) {
  return versionAct(ports, { by, versionId }, async (version, { contentVersions }) => {
    const now = ports.clock.now()
    const state = stateOf(version, now)
    if (state === 'holds') return refuse('version_holds')
    if (state === 'withdrawn') return refuse('version_withdrawn')
    await contentVersions.update(versionId, { withdrawnAt: now, withdrawnBy: by.adminId })
    const before = { page: version.page, holds_from: version.holdsFrom?.toISO() ?? null }
    return ok({ before, after: { withdrawn: true }, value: undefined })
  })
}
