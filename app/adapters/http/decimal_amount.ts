import { currencies, money, type Money } from '#core/money'

/** An amount as Mollie writes it: two decimals, in a text. */
export type DecimalAmount = Readonly<{ currency: string; value: string }>

export function toDecimal({ amount, currency }: Money): DecimalAmount {
  const digits = String(amount).padStart(3, '0')
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

/** Null for an unknown currency, and for a malformed amount. */
export function fromDecimal({ currency, value }: DecimalAmount): Money | null {
  const known = currencies.find((one) => one === currency)
  if (!known || !/^\d{1,10}\.\d\d$/.test(value)) return null
  return money(Number(value.replace('.', '')), known)
}
