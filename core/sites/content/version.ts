import type { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import { locales, type Locale } from '#core/sites/locales'

/** A version of a page: its texts in one or more languages, and from when on they hold. */
export type ContentVersion = Readonly<{
  id: string
  /** The site that it is for; null: all sites. */
  siteId: string | null
  page: ContentPage
  createdBy: string
  createdAt: DateTime
  /** From when on visitors read it; null for a draft. */
  holdsFrom: DateTime | null
  scheduledBy: string | null
  /** When it got that date; null also for those of before this was kept. */
  scheduledAt: DateTime | null
  withdrawnBy: string | null
  withdrawnAt: DateTime | null
}>

/** The Markdown of a version in one language; it begins with a `# heading`. */
export type ContentText = Readonly<{
  versionId: string
  locale: Locale
  body: string
  writtenBy: string
  writtenAt: DateTime
}>

/**
 * Where a version stands: a draft can be written, a scheduled one waits for its date, one that holds
 * has reached it (a newer one may have replaced it), a withdrawn one never holds.
 */
export const versionStates = ['draft', 'scheduled', 'holds', 'withdrawn'] as const
export type VersionState = (typeof versionStates)[number]

type Dates = Pick<ContentVersion, 'holdsFrom' | 'withdrawnAt'>

/** The state of a version. Rule: docs/product/back-office.md, Content pages. */
export function stateOf({ holdsFrom, withdrawnAt }: Dates, now: DateTime): VersionState {
  if (withdrawnAt !== null) return 'withdrawn'
  if (holdsFrom === null) return 'draft'
  return holdsFrom <= now ? 'holds' : 'scheduled'
}

/**
 * The languages that a version of a page must still get before it can be scheduled: any one, and
 * every language for the terms, as members of every language are asked to agree to them.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function languagesLacking(page: ContentPage, written: readonly Locale[]): readonly Locale[] {
  if (page !== 'terms' && written.length > 0) return []
  return locales.filter((locale) => !written.includes(locale))
}
