import vine from '@vinejs/vine'

const largestNumber = 2_147_483_647

/** Made by the sender's browser, once a message. */
export function clientId() {
  return vine.string().regex(/^[\w-]{1,64}$/)
}

/** An empty text reaches the rule, which says so in words. */
export const messageValidator = vine.create({
  client_id: clientId(),
  body: vine.string().nullable().optional(),
})

/** Where a page of messages ends or begins: the number of a message. */
export const messagePageValidator = vine.create({
  before: vine.number().withoutDecimals().range([1, largestNumber]).optional(),
  after: vine.number().withoutDecimals().range([0, largestNumber]).optional(),
})

/** A photo is all there is in its form: the rest stands in the address. */
export const sentPhotoValidator = vine.create({ client_id: clientId() })
