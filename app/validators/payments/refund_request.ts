import vine from '@vinejs/vine'
import { shownTotal } from '#validators/payments/order_fields'

export const refundRequestValidator = vine.create({
  request_id: vine.string().uuid(),
  shown_total: shownTotal(),
})
