import vine from '@vinejs/vine'
import { clientId } from '#validators/client_id'
import { integer } from '#validators/numbers'

/** Core limits the length of the caption, in characters as readers count them. */
export const photoValidator = vine.create({
  caption: vine.string().nullable().optional(),
  is_private: vine.boolean(),
})

export const photoPlaceValidator = vine.create({ place: integer() })

/** The URL of an upload, to the album or a conversation: its form holds the picture alone. */
export const uploadValidator = vine.create({ client_id: clientId() })
