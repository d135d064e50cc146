export const currencies = ['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN'] as const

export type Currency = (typeof currencies)[number]

/** An amount in integer minor units (cents) of an ISO 4217 currency; never a float. */
export type Money = Readonly<{ amount: number; currency: Currency }>

/** Builds an amount; a fraction of a minor unit is a fault of the caller, not a refusal. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole minor units: ${amount}`)
  return { amount, currency }
}
