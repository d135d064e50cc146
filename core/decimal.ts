/**
 * Cents of an amount as XML has it, such as 20.28, 20.2, 20 or 00020.28, as some banks fill it up; null for
 * anything else, and for more than thirteen digits before the point, not counting zeros in front.
 */
export function parseDecimal(text: string): number | null {
  const [, whole, cents = ''] = /^\+?(?=\.?\d)0*(\d{0,13})(?:\.(\d{0,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * Cents of an amount as people type it, in whatever language: 19.99 or 19,99, also 1.234,50, 1,234.50
 * and 1 234,50. A mark before exactly three digits groups thousands, as no amount has three decimals.
 * Null for anything else.
 */
export function parseAmount(typed: string): number | null {
  const written = typed.trim().replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const [, whole = '', mark, cents = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/su.exec(written) ?? []
  const grouped = /^[1-9]\d{0,2}([.,\s'’])\d{3}(?:\1\d{3})*$/u.exec(whole)
  const isGrouped = grouped !== null && grouped[1] !== mark
  return parseDecimal(`${isGrouped ? whole.replaceAll(/\D/g, '') : whole}.${cents}`)
}

/** An amount in cents as XML has it, with two decimals, and a minus sign where it is below zero. */
export function formatDecimal(cents: number): string {
  const size = Math.abs(cents)
  const written = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`
  return cents < 0 ? `-${written}` : written
}
