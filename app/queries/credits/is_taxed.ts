import { DateTime } from 'luxon'
import type { Country } from '#core/sites/countries'
import { vatRateOf } from '#core/sites/vat_rates'
import type { CurrentSite } from '#queries/sites/current_site'

/** Whether prices in a country include VAT now: elsewhere nothing says so. */
export function isTaxed(
  country: Country,
  { company, settings: { vatRates } }: Pick<CurrentSite, 'company' | 'settings'>
) {
  const vatNumbers = company?.vatNumbers ?? []
  return vatRateOf(country, DateTime.utc(), { vatNumbers, vatRates }) > 0
}
