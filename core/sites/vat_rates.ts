import { type DateTime } from 'luxon'
import { ok, refuse } from '#core/result'
import { countries, type Country } from '#core/sites/countries'
import type { Setting, SettingGroup } from '#core/sites/settings/setting'
import { typedCells } from '#core/sites/settings/typed_cells'

/** A rate from a calendar day on, in hundredths of a per cent: 2100 is 21 %. */
type RateSince = readonly [day: string, rate: number]

/** Standard rates in the European Union for electronic services, the newest first. */
const unionRates: Partial<Record<Country, readonly RateSince[]>> = {
  NL: [['2012-10-01', 2100]],
  BE: [['1996-01-01', 2100]],
  FR: [['2014-01-01', 2000]],
  IT: [['2013-10-01', 2200]],
  ES: [['2012-09-01', 2100]],
  DE: [
    ['2021-01-01', 1900],
    ['2020-07-01', 1600],
    ['2007-01-01', 1900],
  ],
  AT: [['1984-01-01', 2000]],
  IE: [
    ['2021-03-01', 2300],
    ['2020-09-01', 2100],
    ['2012-01-01', 2300],
  ],
  PL: [['2011-01-01', 2300]],
}

/** Outside the Union: due from a seller who is registered there. The USA have no VAT. */
const otherRates: Partial<Record<Country, readonly RateSince[]>> = {
  GB: [['2011-01-04', 2000]],
  CH: [
    ['2024-01-01', 810],
    ['2018-01-01', 770],
  ],
  CA: [['2008-01-01', 500]],
  AU: [['2000-07-01', 1000]],
  NZ: [['2010-10-01', 1500]],
}

export type VatOverrides = Readonly<Partial<Record<Country, number>>>

type TaxedSeller = Readonly<{
  /** Each begins with the letters of its country. */
  vatNumbers: readonly string[]
  vatRates: VatOverrides
}>

/** Whether a country is in the European Union, where VAT is paid through the one-stop shop. */
export function isInUnion(country: Country): boolean {
  return country in unionRates
}

/**
 * The VAT rate of a purchase by a member of a country at a moment, in hundredths of a per cent
 * (decision 0050): the operator's setting; else, in the Union, the rate of the member's country,
 * and elsewhere that of a country where the seller is registered; else 0.
 */
export function vatRateOf(
  country: Country,
  at: DateTime,
  { vatNumbers, vatRates }: TaxedSeller
): number {
  const override = vatRates[country]
  if (override !== undefined) return override
  const isRegistered = vatNumbers.some((number) => number.toUpperCase().startsWith(country))
  const rates = unionRates[country] ?? (isRegistered ? otherRates[country] : undefined) ?? []
  const day = at.toUTC().toISODate() ?? ''
  return rates.find(([since]) => since <= day)?.[1] ?? 0
}

/**
 * The setting `vat_rates`: none by default, so that the law's rates hold. Refuses 'rate_invalid' with the
 * `entry` that is no per cent.
 */
export function vatRatesSetting(group: SettingGroup): Setting<VatOverrides> {
  return {
    group,
    shape: { kind: 'rates' },
    fallback: {},
    read: parseVatRates,
    parse: (typed) => {
      const pairs = typedCells(typed).map(([country, text]) => `${country}:${percentOf(text)}`)
      const wrong = pairs.find((pair) => parsePair(pair) === null)
      return wrong ? refuse('rate_invalid', { entry: wrong }) : ok(parseVatRates(pairs.join(',')))
    },
    write: (rates) =>
      countries
        .flatMap((country) => {
          const rate = rates[country]
          return rate === undefined ? [] : `${country}:${rate / 100}`
        })
        .join(','),
  }
}

/**
 * Parses what is stored, such as `GB:20,CH:8.1` in per cent, into hundredths of a per cent. Invalid pairs
 * are left out.
 */
export function parseVatRates(stored: unknown): VatOverrides {
  const pairs = typeof stored === 'string' ? stored.split(',') : []
  return Object.fromEntries(pairs.flatMap((pair) => parsePair(pair.trim().toUpperCase()) ?? []))
}

function percentOf(text: string) {
  return text.replace(/[\s%]/g, '').replace(',', '.')
}

function parsePair(pair: string): [[Country, number]] | null {
  const [letters, percent] = pair.split(':')
  const country = countries.find((one) => one === letters)
  if (!country || !/^\d{1,2}(\.\d{1,2})?$/.test(percent ?? '')) return null
  return [[country, Math.round(Number(percent) * 100)]]
}
