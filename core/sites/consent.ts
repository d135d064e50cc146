import { DateTime } from 'luxon'

const firstTerms = DateTime.utc(2023, 12, 1, 12)

/**
 * The version of the terms: the later of 2023-12-01 12:00 UTC and the moment the company was added to
 * the site; null: the site has none. Rule: docs/product/accounts.md, Consent to the terms.
 */
export function termsVersionDate(companyAdded: DateTime | null) {
  return companyAdded === null ? firstTerms : DateTime.max(firstTerms, companyAdded)
}

/** Whether a member who agreed to this version of the terms, or to none (null), must agree again. */
export function isConsentOutdated(agreed: DateTime | null, version: DateTime) {
  return agreed === null || agreed < version
}
