import vine from '@vinejs/vine'

/** The largest number of a column with 32 bits. */
export const largestNumber = 2_147_483_647

/** Of a place, or a part of a date. */
export function wholeNumber() {
  return vine.number().withoutDecimals().min(0).max(largestNumber)
}
