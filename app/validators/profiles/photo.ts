import vine from '@vinejs/vine'

/** The length of the caption is core's to judge: it counts what a reader counts. */
export const photoValidator = vine.create({
  caption: vine.string().nullable().optional(),
  is_private: vine.boolean(),
})

export const photoPlaceValidator = vine.create({ place: vine.number().withoutDecimals() })
