import { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import { locales, type Locale } from '#core/sites/locales'
import { noticeDays } from '#core/sites/consent'

/** A page as releases write it: its Markdown in every language, and the day of this wording. */
export type Wording = Readonly<{
  page: ContentPage
  texts: Readonly<Record<Locale, string>>
  since: DateTime
}>

/** A wording that came with a release: a version of its page for every site. */
export type ShippedText = Readonly<{
  id: string
  page: ContentPage
  texts: Wording['texts']
  /** When this installation got it. */
  shippedAt: DateTime
  holdsFrom: DateTime
  /** The owner who approved it; null while nobody has. */
  approvedBy: string | null
  approvedAt: DateTime | null
}>

/** Whether two wordings say the same in every language. */
export function saysTheSame(one: Wording['texts'], other: Wording['texts']) {
  return locales.every((locale) => one[locale] === other[locale])
}

type Arrival = Readonly<{
  now: DateTime
  /** Whether this installation had an earlier wording of the page. */
  isFirst: boolean
  /** Whether anybody has agreed to earlier terms. */
  hasMembers: boolean
}>

/**
 * From when on a wording that comes with a release holds: terms 30 days later where there are members,
 * who are told of them first; else the first one from the day it is of, and a changed one at once.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function shippedHoldsFrom({ page, since }: Wording, { hasMembers, isFirst, now }: Arrival) {
  if (page === 'terms' && hasMembers) return now.plus({ days: noticeDays })
  return isFirst ? DateTime.min(since, now) : now
}

/** When a version begins to hold, and when that was settled; in milliseconds. */
export type Dated = Readonly<{ holdsFrom: number; announcedAt: number }>

/**
 * The versions of a page that hold on a site, or will, the newest first: those that were written for it,
 * and the shipped ones from before the first of these got its date. What ships never takes the place of what
 * an operator wrote, nor holds until that does.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function versionsInOrder<Version extends Dated>(
  written: readonly Version[],
  shipped: readonly Version[]
): Version[] {
  const first = Math.min(...written.map(({ announcedAt }) => announcedAt))
  const before = shipped.filter(({ holdsFrom }) => holdsFrom < first)
  return [...written, ...before].sort((one, other) => other.holdsFrom - one.holdsFrom)
}
