import type { Currency } from '#core/money'

export const tiers = ['p0', 'p1', 'p2', 'p3'] as const
export type Tier = (typeof tiers)[number]

/** A bundle: credits for a price in one currency; `amount` in minor units. */
export type Package = Readonly<{
  id: string
  tier: Tier
  credits: number
  currency: Currency
  amount: number
}>
