/**
 * Cents of an amount as XML has it, such as 20.28, 20.2, 20 or 00020.28, as some banks fill it up; null for
 * anything else, and for more than thirteen digits before the point, not counting zeros in front.
 */
export function parseDecimal(text: string): number | null {
  const [, whole, cents = ''] = /^\+?(?=\.?\d)0*(\d{0,13})(?:\.(\d{0,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** An amount in cents as XML has it, with two decimals, and a minus sign where it is below zero. */
export function formatDecimal(cents: number): string {
  const size = Math.abs(cents)
  const written = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`
  return cents < 0 ? `-${written}` : written
}
