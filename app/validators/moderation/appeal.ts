import vine from '@vinejs/vine'

/** The shape of the form; core decides on its text. */
export const appealValidator = vine.create({
  body: vine.string().maxLength(20_000).nullable().optional(),
})
