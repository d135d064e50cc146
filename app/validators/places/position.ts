import vine from '@vinejs/vine'

/** Decimal degrees, north and east positive; an empty value is not 0. */
export const positionValidator = vine.create({
  lat: degrees(/^-?([0-8]?\d(\.\d{1,20})?|90(\.0{1,20})?)$/),
  lon: degrees(/^-?((1[0-7]\d|\d{1,2})(\.\d{1,20})?|180(\.0{1,20})?)$/),
})

function degrees(shape: RegExp) {
  return vine.string().regex(shape).transform(Number)
}
