import vine from '@vinejs/vine'

/** The shape of the forms; core decides on their values. */
export const exportValidator = vine.create({
  site: vine.string().uuid(),
  days: vine.number().withoutDecimals().range([-1000, 1000]),
})

export const comparedDayValidator = vine.create({ day: vine.string().trim().maxLength(20) })
