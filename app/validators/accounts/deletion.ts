import vine from '@vinejs/vine'
import { deleteReasons } from '#core/accounts/leaving/deletion'

/** The shape of the form; what its texts must be is decided in core. */
export const deletionValidator = vine.create({
  reason: vine.enum(deleteReasons),
  reason_text: vine.string().maxLength(20_000).nullable().optional(),
  remarks: vine.string().maxLength(20_000).nullable().optional(),
  /** Unused credits go back for money first; with what the page showed of it. */
  refund_first: vine.boolean().optional(),
  request_id: vine.string().uuid().optional(),
  shown_total: vine.number().withoutDecimals().range([0, 2_147_483_647]).optional(),
})
