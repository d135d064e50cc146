import vine from '@vinejs/vine'

/** The largest number of a column with 32 bits. */
export const largestNumber = 2_147_483_647

/** A part of a date, which may be blank. */
export function datePart() {
  return wholeNumber().nullable().optional()
}

/** A place, or a part of a date. */
export function wholeNumber() {
  return integer().min(0).max(largestNumber)
}

export function integer() {
  return number().withoutDecimals()
}

/**
 * For every number of a form, as people write one: `0x64` and `1e2` are none. An object has no number, and may
 * even break the conversion to one.
 */
export function number() {
  return vine.number().parse(orNoNumber)
}

const plain = /^\s*([+-]?\d+(\.\d+)?\s*)?$/

function orNoNumber(value: unknown) {
  if (typeof value === 'string') return plain.test(value) ? value : Number.NaN
  return typeof value === 'object' && value !== null ? Number.NaN : value
}
