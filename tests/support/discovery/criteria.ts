import { noAdvanced } from '#core/discovery/search/advanced'
import type { SearchCriteria } from '#core/discovery/search/search'

/** The weakest criteria: every woman of a country. */
export const everyWoman: SearchCriteria = {
  wanted: 'female',
  country: 'NL',
  regionId: null,
  minAge: 18,
  maxAge: 99,
  advanced: noAdvanced,
}
