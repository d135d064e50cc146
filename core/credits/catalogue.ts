import type { Currency } from '#core/money'
import type { Tier } from '#core/sites/package_terms'

export type CatalogueEntry = Readonly<{
  tier: Tier
  credits: number
  /** Minor units. */
  amounts: Readonly<Record<Currency, number>>
}>

/** The packages of a new site, smallest first: one for each tier and currency. */
export const packageCatalogue: readonly CatalogueEntry[] = [
  {
    tier: 'p0',
    credits: 20,
    amounts: {
      EUR: 9_99,
      GBP: 8_99,
      USD: 10_99,
      CAD: 14_99,
      AUD: 16_99,
      NZD: 17_99,
      CHF: 9_99,
      PLN: 44_99,
    },
  },
  {
    tier: 'p1',
    credits: 50,
    amounts: {
      EUR: 19_99,
      GBP: 17_99,
      USD: 21_99,
      CAD: 29_99,
      AUD: 32_99,
      NZD: 35_99,
      CHF: 19_99,
      PLN: 89_99,
    },
  },
  {
    tier: 'p2',
    credits: 120,
    amounts: {
      EUR: 39_99,
      GBP: 34_99,
      USD: 43_99,
      CAD: 59_99,
      AUD: 64_99,
      NZD: 69_99,
      CHF: 39_99,
      PLN: 179_99,
    },
  },
  {
    tier: 'p3',
    credits: 300,
    amounts: {
      EUR: 79_99,
      GBP: 69_99,
      USD: 87_99,
      CAD: 119_99,
      AUD: 129_99,
      NZD: 139_99,
      CHF: 79_99,
      PLN: 359_99,
    },
  },
]
