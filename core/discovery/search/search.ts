import { noAdvanced, type AdvancedFilters } from '#core/discovery/search/advanced'
import { seekingOf, seekings, type Seeking } from '#core/profiles/orientation'
import type { Profile } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

/** The highest age that can be searched for. */
const maximumAge = 99

/** The highest value of the integer column of region ids. */
const highestRegionId = 2 ** 31 - 1

/** The criteria of a search; ages in whole years, both included. */
export type SearchCriteria = Readonly<{
  wanted: Seeking
  /** Null: any country, for similar results only. */
  country: Country | null
  /** Null: the whole country. */
  regionId: number | null
  minAge: number
  maxAge: number
  advanced: AdvancedFilters
}>

/** The unvalidated search parameters of a URL. */
type RawSearch = Readonly<Record<string, unknown>>

type Limits = Pick<SiteSettings, 'countries' | 'minAge' | 'searchFields'>

/** The search without parameters; a visitor has no profile. */
export function defaultSearch(
  viewer: Pick<Profile, 'gender' | 'sexuality'> | null,
  country: Country,
  { minAge }: Pick<SiteSettings, 'minAge'>
): SearchCriteria {
  const wanted = viewer ? seekingOf(viewer) : 'both'
  return { wanted, country, regionId: null, minAge, maxAge: maximumAge, advanced: noAdvanced }
}

/**
 * Parses gender, country, countryregion, min_age and max_age, as far as the site searches by them
 * (search_fields). Missing and invalid values have their default; ages are clamped to the site's
 * limits, and swapped when reversed. An empty countryregion is the whole country.
 * Rule: docs/product/discovery.md, Search.
 */
export function parseSearch(
  address: RawSearch,
  defaults: SearchCriteria,
  settings: Limits
): SearchCriteria {
  const raw = searchable(address, settings)
  const country = oneOf(settings.countries, raw.country) ?? defaults.country
  const regionId = country === defaults.country ? defaults.regionId : null
  return {
    ...defaults,
    wanted: oneOf(seekings, raw.gender) ?? defaults.wanted,
    country,
    regionId: raw.countryregion === '' ? null : (parseRegion(raw.countryregion) ?? regionId),
    ...parseAges(raw, defaults, settings),
  }
}

const basicFields = ['gender', 'country', 'region', 'age'] as const

/** The fields that everyone may search by on this site. */
export function basicFieldsOf({ searchFields }: Pick<SiteSettings, 'searchFields'>) {
  return basicFields.filter((field) => searchFields.includes(field))
}

function searchable(raw: RawSearch, settings: Limits): RawSearch {
  const fields = basicFieldsOf(settings)
  const read = (field: (typeof basicFields)[number], name: string) =>
    fields.includes(field) ? raw[name] : undefined
  return {
    gender: read('gender', 'gender'),
    country: read('country', 'country'),
    countryregion: read('region', 'countryregion'),
    min_age: read('age', 'min_age'),
    max_age: read('age', 'max_age'),
  }
}

/** Clamps an age in years to the limits of the site. */
export function withinAgeLimits(age: number, { minAge }: Pick<SiteSettings, 'minAge'>) {
  return Math.min(Math.max(age, minAge), maximumAge)
}

function parseAges(raw: RawSearch, defaults: SearchCriteria, settings: Limits) {
  const one = withinAgeLimits(wholeNumber(raw.min_age) ?? defaults.minAge, settings)
  const other = withinAgeLimits(wholeNumber(raw.max_age) ?? defaults.maxAge, settings)
  return { minAge: Math.min(one, other), maxAge: Math.max(one, other) }
}

function parseRegion(value: unknown) {
  const id = wholeNumber(value)
  return id !== null && id > 0 && id <= highestRegionId ? id : null
}

function wholeNumber(value: unknown) {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^-?\d{1,10}$/.test(text) ? Number(text) : null
}

function oneOf<T extends string>(choices: readonly T[], value: unknown) {
  return choices.find((choice) => choice === value) ?? null
}
