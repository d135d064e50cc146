/**
 * A year of birth with two digits is the last one that ends so: in 2026, 92 is 1992.
 * Rule: docs/product/profiles.md, Birth date.
 */
export function fullYear(typed: number, thisYear: number) {
  if (!Number.isInteger(typed) || typed < 0 || typed > 99) return typed
  const ofThisCentury = thisYear - (thisYear % 100) + typed
  return ofThisCentury > thisYear ? ofThisCentury - 100 : ofThisCentury
}
