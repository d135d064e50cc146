import vine from '@vinejs/vine'
import { deleteReasons } from '#core/accounts/leaving/deletion'

/** The shape of the form; what its texts must be is decided in core. */
export const farewellValidator = vine.create({
  reason: vine.enum(deleteReasons),
  reason_text: vine.string().maxLength(20_000).nullable().optional(),
  remarks: vine.string().maxLength(20_000).nullable().optional(),
})
