import vine from '@vinejs/vine'

/** The largest number of a column with 32 bits. */
export const largestNumber = 2_147_483_647

/** A part of a date, which may be blank. */
export function datePart() {
  return wholeNumber().nullable().optional()
}

/** Of a place, or a part of a date. */
export function wholeNumber() {
  return integer().min(0).max(largestNumber)
}

export function integer() {
  return number().withoutDecimals()
}

/** For every number of a form: an object has no number, and may even break the conversion to one. */
export function number() {
  return vine.number().parse(orNoNumber)
}

function orNoNumber(value: unknown) {
  return typeof value === 'object' && value !== null ? Number.NaN : value
}
