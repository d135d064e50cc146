import { parseAmount } from '#core/decimal'
import { currencies, type Currency } from '#core/money'
import { ok, refuse } from '#core/result'
import type { Setting, SettingGroup } from '#core/sites/settings/setting'
import { typedCells } from '#core/sites/settings/typed_cells'

/** The sizes of bundles, the smallest first. */
export const tiers = ['p0', 'p1', 'p2', 'p3'] as const
export type Tier = (typeof tiers)[number]

type OwnTerms = Readonly<{ credits?: number } & Partial<Record<Currency, number>>>

/** What a site sells differently, by tier: its credits, and its prices in minor units. */
export type PackageTerms = Readonly<Record<string, OwnTerms | undefined>>

const termNames = ['credits', ...currencies] as const
/** The most credits of a bundle, and the highest price in minor units. */
const mostCredits = 100_000
const highestPrice = 1_000_000

/**
 * The setting `package_terms`: none by default, so that bundles are sold as the catalogue has them. Typed
 * cells are named such as p1:EUR and p1:credits. Refuses 'price_invalid' with the `entry` that is no
 * number above zero.
 */
export function packageTerms(group: SettingGroup): Setting<PackageTerms> {
  return {
    group,
    shape: { kind: 'packages' },
    fallback: {},
    read: parsePackageTerms,
    parse: (typed) => {
      const terms: Record<string, OwnTerms> = {}
      for (const [cell, text] of typedCells(typed)) {
        const [tier, name] = cell.split(':')
        const value = tiers.some((one) => one === tier) ? numberOf(name, text) : null
        if (value === null) return refuse('price_invalid', { entry: cell })
        terms[tier] = { ...terms[tier], [name]: value }
      }
      return ok(inOrder(terms))
    },
    write: (terms) => inOrder(terms),
  }
}

/**
 * Parses what is stored, such as {"p1": {"credits": 60, "EUR": 1799}}; what is not a whole number above
 * zero is left out. Rule: docs/product/credits.md, Packages.
 */
export function parsePackageTerms(stored: unknown): PackageTerms {
  if (!isRecord(stored)) return {}
  const terms = Object.entries(stored).map(([tier, own]) => [tier, numbersOf(own)] as const)
  return Object.fromEntries(terms)
}

function numberOf(name: string | undefined, text: string): number | null {
  const isCredits = name === 'credits'
  if (!termNames.some((one) => one === name)) return null
  if (isCredits && !/^\d+$/.test(text)) return null
  const number = isCredits ? Number(text) : parseAmount(text)
  const most = isCredits ? mostCredits : highestPrice
  return number !== null && number > 0 && number <= most ? number : null
}

/** Terms without empty ones, by tier and currency as the product lists them. */
function inOrder(terms: PackageTerms): PackageTerms {
  const sorted = tiers.map((tier) => [tier, numbersOf(terms[tier])] as const)
  return Object.fromEntries(sorted.filter(([, own]) => Object.keys(own).length > 0))
}

function numbersOf(own: unknown): OwnTerms {
  if (!isRecord(own)) return {}
  const numbers = termNames.map((name) => [name, own[name]] as const)
  return Object.fromEntries(numbers.filter(([, number]) => isCount(number)))
}

function isCount(number: unknown) {
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
