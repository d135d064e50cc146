import type { Read } from '@generated/answers'
import { advancedFields, type AdvancedOffer } from '~/components/discovery/advanced'
import type { basicFieldsOf } from '../../../core/discovery/search/search'

/** A member search as the server reads it. */
export type Search = Read<'discovery/requested_search', 'requestedSearch'>['criteria']

export type Choices = {
  countries: Read<'places/country_choices', 'countryChoices'>
  regions: Read<'places/regions_of_country', 'regionsOfCountry'>
  basicFields: ReturnType<typeof basicFieldsOf>
  advanced: AdvancedOffer
}

/** URL of a search; defaults are left out. */
export function addressOf(search: Search, defaults: Search, after?: string | null) {
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | null, usual: unknown) => {
    if (value !== usual) query.set(name, String(value ?? ''))
  }
  add('gender', search.wanted, defaults.wanted)
  add('country', search.country, defaults.country)
  add('countryregion', search.regionId, defaults.regionId)
  add('min_age', search.minAge, defaults.minAge)
  add('max_age', search.maxAge, defaults.maxAge)
  for (const field of advancedFields) {
    add(field, search.advanced[field].join(), defaults.advanced[field].join())
  }
  if (after) query.set('after', after)
  // A comma needs no escaping here, and addresses are read by people.
  return query.size > 0 ? `/members?${String(query).replaceAll('%2C', ',')}` : '/members'
}

export function isSameSearch(one: Search, other: Search) {
  return addressOf(one, other) === '/members'
}
