import vine from '@vinejs/vine'

const word = vine.string().maxLength(60)
const choice = word.clone().nullable().optional()

/** The shape of the form; core decides on its values. */
const fields = {
  slug: word.clone().nullable().optional(),
  headlines: vine.record(vine.string().maxLength(500).nullable()).optional(),
  pictureSet: choice.clone(),
  gender: choice.clone(),
  country: choice.clone(),
  mood: choice.clone(),
  question: choice.clone(),
}

export const newVariantValidator = vine.create({ ...fields, lander: choice.clone() })
export const variantValidator = vine.create(fields)
