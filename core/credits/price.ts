import type { Package } from '#core/credits/package'
import type { Currency } from '#core/money'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { SiteSettings } from '#core/sites/settings/settings'

type MessagePrice = Pick<SiteSettings, 'messageCredits'>

/** `costs` in minor units with their fraction, to show only. */
type MinimumMessageCost = Readonly<{ costs: number; currency: Currency }>

/**
 * The price of one message when bought with this package, in minor units of its currency. It may have
 * a fraction of a cent (14.99 for 50 credits is 29.98 a message): only to show, never to add up. For a
 * discounted price, pass the amount left to pay. Rule: docs/product/credits.md, Price of a message.
 */
export function pricePerMessage(
  { amount, credits }: Pick<Package, 'amount' | 'credits'>,
  { messageCredits }: MessagePrice
): number {
  return (messageCredits * amount) / credits
}

/**
 * The lowest price of a message in a country, from the cheapest package per credit in its currency;
 * null where nothing is sold. Rule: docs/product/credits.md, Price of a message.
 */
export function minimumMessageCost(
  country: Country,
  packages: readonly Package[],
  settings: MessagePrice
): MinimumMessageCost | null {
  const currency = currencyOf(country)
  const sold = packages.filter((offered) => offered.currency === currency)
  if (sold.length === 0) return null
  const costs = Math.min(...sold.map((offered) => pricePerMessage(offered, settings)))
  return { costs, currency }
}

/** The lowest costs of a message in each of several countries; one where nothing is sold is left out. */
export function minimumMessageCosts(
  countries: readonly Country[],
  packages: readonly Package[],
  settings: MessagePrice
): Readonly<Partial<Record<Country, MinimumMessageCost>>> {
  const costs: Partial<Record<Country, MinimumMessageCost>> = {}
  for (const country of countries) {
    const cost = minimumMessageCost(country, packages, settings)
    if (cost) costs[country] = cost
  }
  return costs
}
