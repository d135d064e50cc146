import vine from '@vinejs/vine'
import { deleteReasons } from '#core/accounts/leaving/deletion'
import { shownTotal } from '#validators/payments/order_fields'

/** The shape of the form; core decides on its texts. */
export const deletionValidator = vine.create({
  reason: vine.enum(deleteReasons),
  reason_text: vine.string().maxLength(20_000).nullable().optional(),
  remarks: vine.string().maxLength(20_000).nullable().optional(),
  /** Whether to refund unused credits first, at the amount the page showed. */
  refund_first: vine.boolean().optional(),
  request_id: vine.string().uuid().optional(),
  shown_total: shownTotal().optional(),
})
