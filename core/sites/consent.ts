import { DateTime } from 'luxon'

const firstTerms = DateTime.utc(2023, 12, 1, 12)

/**
 * Dates the terms that a person agrees to: the later of 2023-12-01 12:00 UTC and the moment the
 * company was added to the site, null when it has none (section 9).
 */
export function termsVersionDate(companyAdded: DateTime | null) {
  return companyAdded === null ? firstTerms : DateTime.max(firstTerms, companyAdded)
}

/** Says whether somebody who agreed to one version of the terms, or to none, has to be asked again. */
export function isConsentOutdated(agreed: DateTime | null, version: DateTime) {
  return agreed === null || agreed < version
}
