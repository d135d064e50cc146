import vine from '@vinejs/vine'

/** The shape of the forms; core decides on their values. */
const text = vine.string().maxLength(200).nullable().optional()

export const newSiteValidator = vine.create({
  domain: text.clone(),
  name: text.clone(),
  language: text.clone(),
  countries: vine.array(vine.string().maxLength(2)).maxLength(50).optional(),
})

export const siteValidator = vine.create({ name: text.clone(), language: text.clone() })
