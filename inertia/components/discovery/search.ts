export type Wanted = 'female' | 'male' | 'both'

/** A member search as the server reads it. */
export type Search = {
  wanted: Wanted
  country: string | null
  regionId: number | null
  minAge: number
  maxAge: number
}

export type Choices = {
  countries: { value: string; label: string }[]
  regions: { id: number; name: string }[]
}

/** The address of a search; what is not different from the usual is left out. */
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
  if (after) query.set('after', after)
  return query.size > 0 ? `/members?${query}` : '/members'
}

export function isSameSearch(one: Search, other: Search) {
  return addressOf(one, other) === '/members'
}
