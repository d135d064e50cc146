import { formatDecimal, parseDecimal } from '#core/decimal'
import { ok, refuse } from '#core/result'
import { typedCells } from '#core/sites/settings/typed_cells'
import type { Setting, SettingGroup } from '#core/sites/settings/setting'

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
 * The setting `method_costs`: none by default, so that each method costs what is usual. Refuses
 * 'cost_invalid' with the `entry` that is none.
 */
export function methodCosts(group: SettingGroup): Setting<MethodCosts> {
  return {
    group,
    shape: { kind: 'costs' },
    fallback: {},
    read: parseMethodCosts,
    parse: (typed) => {
      const entries = typedCells(typed).map(([cell, text]) => `${cell}:${plainCost(text)}`)
      const wrong = entries.find((entry) => entry.includes(',') || parseEntry(entry) === null)
      return wrong
        ? refuse('cost_invalid', { entry: wrong })
        : ok(parseMethodCosts(entries.join(',')))
    },
    write: (costs) =>
      Object.keys(costs)
        .toSorted()
        .map((key) => `${key}:${writeCost(costs[key])}`)
        .join(','),
  }
}

/**
 * Parses what is stored, such as `paypal:NL:0.35+3.4%,blik:PL:1.00`: an amount, per cent of the price,
 * or both. Invalid entries are left out.
 */
export function parseMethodCosts(stored: unknown): MethodCosts {
  const entries = typeof stored === 'string' ? stored.split(',') : []
  return Object.fromEntries(entries.flatMap((entry) => parseEntry(entry.trim()) ?? []))
}

/** A cost as it is stored and typed, such as 0.35+3.4%. */
export function writeCost({ costPermille, fixedCost }: MethodCost) {
  const percent = costPermille === 0 ? '' : `${costPermille / 10}%`
  if (fixedCost === 0 && percent !== '') return percent
  return formatDecimal(fixedCost) + (percent && `+${percent}`)
}

/** Removes spaces, and turns a comma before decimals into a point: people type both. */
function plainCost(text: string) {
  return text.replace(/\s/g, '').replaceAll(',', '.')
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
