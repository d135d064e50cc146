import { noAdvanced, type AdvancedFilters } from '#core/discovery/search/advanced'
import { seekingOf, seekings, type Seeking } from '#core/profiles/orientation'
import type { Profile } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Nobody is searched for by a higher age. */
const maximumAge = 99

/** Beyond this no column can hold the id of a region. */
const highestRegionId = 2 ** 31 - 1

/** What a search asks for (section 3, Search state); ages in whole years, both included. */
export type SearchCriteria = Readonly<{
  wanted: Seeking
  /** Null: anywhere, which only similar results reach. */
  country: Country | null
  /** Null: the whole country. */
  regionId: number | null
  minAge: number
  maxAge: number
  advanced: AdvancedFilters
}>

/** The search as the address has it: any text, or anything at all. */
type RawSearch = Readonly<Record<string, unknown>>

type Limits = Pick<SiteSettings, 'countries' | 'minAge' | 'searchFields'>

/** The search of someone who has asked for nothing yet; a visitor has no profile. */
export function defaultSearch(
  viewer: Pick<Profile, 'gender' | 'sexuality'> | null,
  country: Country,
  { minAge }: Pick<SiteSettings, 'minAge'>
): SearchCriteria {
  const wanted = viewer ? seekingOf(viewer) : 'both'
  return { wanted, country, regionId: null, minAge, maxAge: maximumAge, advanced: noAdvanced }
}

/**
 * Reads gender, country, countryregion, min_age and max_age, as far as the site searches by them
 * (search_fields). What is missing or makes no sense has its default; ages are kept within the
 * site's limits, and put in order when reversed. An empty countryregion asks for the whole country.
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
    regionId: raw.countryregion === '' ? null : (readRegion(raw.countryregion) ?? regionId),
    ...readAges(raw, defaults, settings),
  }
}

const basicFields = ['gender', 'country', 'region', 'age'] as const

/** What everyone may search by on this site (section 3, search_fields). */
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

/** Brings ages within what the site lets anyone search for, in years. */
export function withinAgeLimits(age: number, { minAge }: Pick<SiteSettings, 'minAge'>) {
  return Math.min(Math.max(age, minAge), maximumAge)
}

function readAges(raw: RawSearch, defaults: SearchCriteria, settings: Limits) {
  const one = withinAgeLimits(wholeNumber(raw.min_age) ?? defaults.minAge, settings)
  const other = withinAgeLimits(wholeNumber(raw.max_age) ?? defaults.maxAge, settings)
  return { minAge: Math.min(one, other), maxAge: Math.max(one, other) }
}

function readRegion(value: unknown) {
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
