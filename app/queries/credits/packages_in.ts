import type { Currency } from '#core/money'
import Package from '#models/package'

/** The packages sold in a currency, smallest first. */
export function packagesIn(currency: Currency) {
  return Package.query().where('currency', currency).orderBy('credits')
}
