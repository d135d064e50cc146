import vine from '@vinejs/vine'

/** Core limits the length of the caption, in characters as readers count them. */
export const photoValidator = vine.create({
  caption: vine.string().nullable().optional(),
  is_private: vine.boolean(),
})

export const photoPlaceValidator = vine.create({ place: vine.number().withoutDecimals() })
