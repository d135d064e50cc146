import { DateTime } from 'luxon'

/** Before it no terms of the product were. */
const firstTerms = DateTime.utc(2023, 12, 1, 12)

/** Days from the announcement of new terms until they hold. */
export const noticeDays = 30

/** What decides which version of the terms a site has. */
type TermsOfSite = Readonly<{
  /** When the company was added to the site; null: it has none. */
  companyAdded: DateTime | null
  /** From when on versions of the terms hold, those that came with a release and those to come too. */
  versions: readonly DateTime[]
}>

/**
 * The version of the terms: the latest of 2023-12-01 12:00 UTC, the moment the company was added to
 * the site, and the beginning of the newest version of the terms that holds by now.
 * Rule: docs/product/accounts.md, Consent to the terms.
 */
export function termsVersionDate({ companyAdded, versions }: TermsOfSite, now: DateTime) {
  const held = versions.filter((holdsFrom) => holdsFrom <= now)
  return DateTime.max(firstTerms, companyAdded ?? firstTerms, ...held)
}

/** Whether a member who agreed to this version of the terms, or to none (null), must agree again. */
export function isConsentOutdated(agreed: DateTime | null, version: DateTime) {
  return agreed === null || agreed < version
}

/** From when the next terms hold that are announced; null where none are. */
export function nextTermsDate(versions: readonly DateTime[], now: DateTime): DateTime | null {
  const toCome = versions.filter((holdsFrom) => holdsFrom > now)
  return toCome.toSorted((one, other) => one.toMillis() - other.toMillis()).at(0) ?? null
}

/**
 * The terms that a member is asked to agree to: the present ones, else those that are announced; null once
 * they have agreed to both. Rule: docs/product/accounts.md, Consent to the terms.
 */
export function termsToAgreeTo(terms: TermsOfSite, agreed: DateTime | null, now: DateTime) {
  const dates = [termsVersionDate(terms, now), nextTermsDate(terms.versions, now)]
  return dates.find((date) => date !== null && isConsentOutdated(agreed, date)) ?? null
}
