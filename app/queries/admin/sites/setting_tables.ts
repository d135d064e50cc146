import { DateTime } from 'luxon'
import { tiers } from '#core/sites/package_terms'
import { formatDecimal } from '#core/decimal'
import { currencies } from '#core/money'
import { usualCostOf } from '#core/payments/methods/method_costs'
import { methodsFor } from '#core/payments/methods/method_offers'
import { isCostForbidden } from '#core/payments/methods/surcharge_bans'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { Locale } from '#core/sites/locales'
import { writeCost } from '#core/sites/method_costs'
import { vatRateOf } from '#core/sites/vat_rates'
import type { SiteSettings } from '#core/sites/settings/settings'
import CompanyModel from '#models/company'
import { countryName } from '#queries/places/country_choices'
import { read } from '#queries/read'

/** The catalogue of bundles as a table: a row for each tier, with credits and the price by currency. */
export async function packageTable() {
  const rows = await read<PackageRow>('packages').select('tier', 'currency', 'credits', 'amount')
  return {
    columns: ['credits', ...currencies],
    rows: tiers.map((tier) => {
      const sold = rows.filter((row) => row.tier === tier)
      const prices = sold.map(({ amount, currency }) => [currency, formatDecimal(amount)])
      return { tier, usual: Object.fromEntries([['credits', sold[0]?.credits], ...prices]) }
    }),
  }
}

type PackageRow = Readonly<{ tier: string; currency: string; credits: number; amount: number }>

/** The methods of each country with what they usually cost; countries that the site serves first. */
export function costTable({ countries: served }: SiteSettings, locale: Locale) {
  const others = countries.filter((country) => !served.includes(country))
  return [...served, ...others].map((country) => ({
    country,
    name: countryName(country, locale),
    currency: currencyOf(country),
    isServed: served.includes(country),
    methods: methodsFor(country, currencyOf(country)).map(({ method }) => ({
      method,
      cell: `${method}:${country}`,
      usual: writeCost(usualCostOf(method, country)),
      isForbidden: isCostForbidden(method, country),
    })),
  }))
}

/** Each country with the rate of VAT by law, in per cent. */
export async function rateTable(siteId: string, locale: Locale) {
  const company = await CompanyModel.find(siteId)
  const seller = { vatNumbers: company?.vatNumbers ?? [], vatRates: {} }
  const rate = (country: Country) => vatRateOf(country, DateTime.utc(), seller) / 100
  return countries.map((country) => ({
    country,
    name: countryName(country, locale),
    usual: String(rate(country)),
  }))
}
