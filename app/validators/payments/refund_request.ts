import vine from '@vinejs/vine'

export const refundRequestValidator = vine.create({
  request_id: vine.string().uuid(),
  /** In minor units, as the page showed it. */
  shown_total: vine.number().withoutDecimals().range([0, 2_147_483_647]),
})
