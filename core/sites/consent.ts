import { DateTime } from 'luxon'

const firstTerms = DateTime.utc(2023, 12, 1, 12)

/** What decides which version of the terms a site has. */
type TermsOfSite = Readonly<{
  /** When the company was added to the site; null: it has none. */
  companyAdded: DateTime | null
  /** From when on versions of the terms hold that were written for the site, or for all of them. */
  versions: readonly DateTime[]
}>

/**
 * The version of the terms: the latest of 2023-12-01 12:00 UTC, the moment the company was added to
 * the site, and the beginning of the newest version of the terms that holds by now.
 * Rule: docs/product/accounts.md, Consent to the terms.
 */
export function termsVersionDate({ companyAdded, versions }: TermsOfSite, now: DateTime) {
  return DateTime.max(
    firstTermsDate(companyAdded),
    ...versions.filter((holdsFrom) => holdsFrom <= now)
  )
}

/** From when on the first texts of a site hold, those that it came with; null: it has no company. */
export function firstTermsDate(companyAdded: DateTime | null) {
  return companyAdded === null ? firstTerms : DateTime.max(firstTerms, companyAdded)
}

/** Whether a member who agreed to this version of the terms, or to none (null), must agree again. */
export function isConsentOutdated(agreed: DateTime | null, version: DateTime) {
  return agreed === null || agreed < version
}
