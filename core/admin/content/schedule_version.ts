import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { versionAct } from '#core/admin/content/version_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { languagesLacking, stateOf } from '#core/sites/content/version'

type SchedulePorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

type Scheduled = Readonly<{
  by: SignedInAdmin
  versionId: string
  /** Null: it is published at once. */
  holdsFrom: DateTime | null
}>

/**
 * Publishes a draft, or sets the date from which it holds; nothing of it changes any more then. When terms
 * begin to hold, members are asked to agree again, and a job mails them. Refuses as `versionAct`
 * does, 'version_not_draft', 'date_past', and 'languages_lacking'.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function scheduleVersion(ports: SchedulePorts, { by, holdsFrom, versionId }: Scheduled) {
  const act = { by, right: 'publish_content', versionId } as const
  return versionAct(ports, act, async (version, repositories) => {
    const { contentTexts, contentVersions, jobs } = repositories
    const now = ports.clock.now()
    if (stateOf(version, now) !== 'draft') return refuse('version_not_draft')
    const from = holdsFrom ?? now
    if (from < now) return refuse('date_past')
    const written = (await contentTexts.where({ versionId })).map(({ locale }) => locale)
    const lacking = languagesLacking(version.page, written)
    if (lacking.length > 0) return refuse('languages_lacking', { languages: lacking.join(', ') })

    await contentVersions.update(versionId, {
      holdsFrom: from,
      scheduledBy: by.adminId,
      scheduledAt: now,
    })
    if (version.page === 'terms') await jobs.add({ name: 'announce_terms', versionId }, from)
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
