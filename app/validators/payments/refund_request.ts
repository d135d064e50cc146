import vine from '@vinejs/vine'

export const refundRequestValidator = vine.create({
  request_id: vine.string().uuid(),
  /** The total that the page showed, in minor units. */
  shown_total: vine.number().withoutDecimals().range([0, 2_147_483_647]),
})
