import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { versionAct, type OnVersion } from '#core/admin/content/version_act'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { parseText, type ContentPage } from '#core/sites/content/page'
import { stateOf, type ContentVersion } from '#core/sites/content/version'
import type { Locale } from '#core/sites/locales'

type DraftPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

type NewDraft = Readonly<{
  by: SignedInAdmin
  page: ContentPage
  /** Null: for all sites. */
  siteId: string | null
  /** A version of the same page whose texts it begins with; null: it begins empty. */
  copiedFrom: string | null
}>

/**
 * Begins a draft of a page, for one site or all; returns its id. Refuses as `performAct` does,
 * 'site_not_found', and 'version_not_found' for a version to copy that is none of this page, or of another site.
 * Rule: docs/product/back-office.md, Content pages.
 */
export async function draftVersion(ports: DraftPorts, { by, copiedFrom, page, siteId }: NewDraft) {
  const id = ports.ids.next()
  const at = ports.clock.now()
  const on = { kind: 'content', id } as const
  const act = { by, right: 'change_content', on, siteId, reason: null } as const
  return performAct(ports, act, async (_, { contentTexts, contentVersions, sites }) => {
    if (siteId !== null && !(await sites.find(siteId))) return refuse('site_not_found')
    await contentVersions.add({
      id,
      siteId,
      page,
      createdBy: by.adminId,
      createdAt: at,
      holdsFrom: null,
      scheduledBy: null,
      scheduledAt: null,
      withdrawnBy: null,
      withdrawnAt: null,
    })
    if (copiedFrom !== null) {
      const source = await contentVersions.find(copiedFrom)
      if (source?.page !== page || !isOpenTo(source, siteId, at)) return refuse('version_not_found')
      for (const { body, locale } of await contentTexts.where({ versionId: copiedFrom })) {
        const written = { writtenBy: by.adminId, writtenAt: at }
        await contentTexts.add({ versionId: id, locale, body, ...written })
      }
    }
    return ok({ after: { page, copied_from: copiedFrom }, value: id })
  })
}

/** A version of all sites is only open to one of them once visitors may read it. */
function isOpenTo(version: ContentVersion, siteId: string | null, now: DateTime) {
  if (version.siteId === siteId) return true
  return version.siteId === null && stateOf(version, now) === 'holds'
}

type TypedTexts = Readonly<{
  by: SignedInAdmin
  versionId: string
  /** Texts as typed; an empty one takes the language out of the draft. */
  texts: readonly Readonly<{ locale: Locale; typed: string }>[]
}>

/**
 * Writes texts of a draft. Refuses as `versionAct` and `parseText` do, and 'version_not_draft' once
 * it is scheduled or withdrawn. Rule: docs/product/back-office.md, Content pages.
 */
export function writeTexts(ports: DraftPorts, { by, texts, versionId }: TypedTexts) {
  const on: OnVersion = { by, versionId }
  return versionAct(ports, on, async (version, { contentTexts }) => {
    const at = ports.clock.now()
    if (stateOf(version, at) !== 'draft') return refuse('version_not_draft')
    for (const { locale, typed } of texts) {
      const parsed = parseText(typed)
      if (!parsed.ok) return parsed
      const written = { writtenBy: by.adminId, writtenAt: at }
      const body = parsed.value
      if (body === null) await contentTexts.remove({ versionId, locale })
      else await contentTexts.put({ versionId, locale, body, ...written })
    }
    const languages = texts.map(({ locale }) => locale).join(' ')
    return ok({ after: { page: version.page, languages }, value: undefined })
  })
}
