import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'

/** A domain with its own name and settings. */
export type Site = Readonly<{
  id: string
  domain: string
  /** Name as members read it. */
  name: string
  /** For visitors who chose none; null: that of their browser. */
  domainLanguage: Locale | null
  createdAt: DateTime
}>

/** A setting of a site that differs from its default, as stored. */
export type StoredSetting = Readonly<{ siteId: string; name: string; value: unknown }>

const domainName =
  /^(?=.{1,190}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * The domain of a site as typed, in lower case; null for what is none: an address with a scheme or path,
 * an IP address, a name without a dot, or with letters outside ASCII (write those as xn--…).
 * Rule: docs/product/sites.md, Identity.
 */
export function parseDomain(typed: string): string | null {
  const domain = typed.trim().toLowerCase()
  return domainName.test(domain) ? domain : null
}

const longestName = 60

/** It stands in mails and titles: on one line, in the direction of its letters. */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * The name of a site as typed; null when it is empty, over 60 characters, or has control characters or
 * such that turn the direction of a text.
 */
export function parseSiteName(typed: string): string | null {
  const name = typed.trim()
  return name !== '' && name.length <= longestName && !unreadable.test(name) ? name : null
}
