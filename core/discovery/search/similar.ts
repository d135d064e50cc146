import { withinAgeLimits, type SearchCriteria } from '#core/discovery/search/search'
import type { SiteSettings } from '#core/sites/settings/settings'

/**
 * The wider searches for similar results, nearest first: without the region, then with neighbouring
 * ages, then without the country; never for another gender. Each includes the ones before it; a step
 * that widens nothing is left out. Rule: docs/product/discovery.md, Similar results.
 */
export function relaxations(
  criteria: SearchCriteria,
  settings: Pick<SiteSettings, 'minAge' | 'neighbouringAges'>
): SearchCriteria[] {
  const { neighbouringAges } = settings
  const wholeCountry = { ...criteria, regionId: null }
  const nearAges = {
    ...wholeCountry,
    minAge: withinAgeLimits(criteria.minAge - neighbouringAges, settings),
    maxAge: withinAgeLimits(criteria.maxAge + neighbouringAges, settings),
  }
  const steps = [criteria, wholeCountry, nearAges, { ...nearAges, country: null }]
  return steps.filter((step, index) => index > 0 && differ(step, steps[index - 1]))
}

/** How many similar results to search for: none when the search itself has found enough. */
export function similarResultsLimit(
  ownResults: number,
  { similarResults }: Pick<SiteSettings, 'similarResults'>
) {
  return ownResults < similarResults ? similarResults : 0
}

function differ(one: SearchCriteria, other: SearchCriteria) {
  const agesDiffer = one.minAge !== other.minAge || one.maxAge !== other.maxAge
  return agesDiffer || one.regionId !== other.regionId || one.country !== other.country
}
