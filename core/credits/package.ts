import type { Currency } from '#core/money'
import type { PackageTerms, Tier } from '#core/sites/package_terms'

/** A bundle: credits for a price in one currency; `amount` in minor units. */
export type Package = Readonly<{
  id: string
  tier: Tier
  credits: number
  currency: Currency
  amount: number
}>

/**
 * A package as a site sells it: with the credits and the price of the site's own terms, where it has
 * such. Rule: docs/product/credits.md, Packages.
 */
export function soldAs(sold: Package, { packageTerms }: Readonly<{ packageTerms: PackageTerms }>) {
  const own = packageTerms[sold.tier]
  const { credits = sold.credits, [sold.currency]: amount = sold.amount } = own ?? {}
  return { ...sold, credits, amount }
}
