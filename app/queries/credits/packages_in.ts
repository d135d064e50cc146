import type { Currency } from '#core/money'
import Package from '#models/package'

/** What is sold in a currency, smallest bundle first. */
export function packagesIn(currency: Currency) {
  return Package.query().where('currency', currency).orderBy('credits')
}
