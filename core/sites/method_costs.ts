import { parseDecimal } from '#core/decimal'
import type { StoredValues } from '#core/sites/settings/stored_values'

/** What a payment method costs the member on top of the price after discount. */
export type MethodCost = Readonly<{
  /** Minor units of the currency paid in. */
  fixedCost: number
  /** Thousandths of the price after discount. */
  costPermille: number
}>

/** The costs that a site has set, by method and country: the keys are such as `paypal:NL`. */
export type MethodCosts = Readonly<Record<string, MethodCost>>

/**
 * Parses the setting `method_costs`, such as `paypal:NL:0.35+3.4%,blik:PL:1.00`: an amount, per cent
 * of the price, or both. Invalid entries are left out.
 */
export function parseMethodCosts({ method_costs: stored }: StoredValues): MethodCosts {
  const entries = typeof stored === 'string' ? stored.split(',') : []
  return Object.fromEntries(entries.flatMap((entry) => parseEntry(entry.trim()) ?? []))
}

const costShape = /^(?:(\d{1,3}(?:\.\d{1,2})?)(?:\+|$))?(?:(\d{1,2}(?:\.\d)?)%)?$/

function parseEntry(entry: string): [[string, MethodCost]] | null {
  const [method, country, text = ''] = entry.split(':').map((word) => word.trim())
  const [, fixed, percent] = costShape.exec(text) ?? []
  if (!method || !country || (fixed === undefined && percent === undefined)) return null
  const fixedCost = parseDecimal(fixed ?? '0') ?? 0
  const costPermille = Math.round(Number(percent ?? '0') * 10)
  return [[`${method.toLowerCase()}:${country.toUpperCase()}`, { fixedCost, costPermille }]]
}
