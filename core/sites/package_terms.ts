import { currencies, type Currency } from '#core/money'
import type { StoredValues } from '#core/sites/settings/stored_values'

type OwnTerms = Readonly<{ credits?: number } & Partial<Record<Currency, number>>>

/** What a site sells differently, by tier: its credits, and its prices in minor units. */
export type PackageTerms = Readonly<Record<string, OwnTerms | undefined>>

/**
 * Parses the setting `package_terms`, such as {"p1": {"credits": 60, "EUR": 1799}}; what is not a whole
 * number above zero is left out. Rule: docs/product/credits.md, Packages.
 */
export function parsePackageTerms({ package_terms: stored }: StoredValues): PackageTerms {
  if (!isRecord(stored)) return {}
  const terms = Object.entries(stored).map(([tier, own]) => [tier, numbersOf(own)] as const)
  return Object.fromEntries(terms)
}

function numbersOf(own: unknown): OwnTerms {
  if (!isRecord(own)) return {}
  const numbers = ['credits', ...currencies].map((name) => [name, own[name]] as const)
  return Object.fromEntries(numbers.filter(([, number]) => isCount(number)))
}

function isCount(number: unknown) {
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
