import vine from '@vinejs/vine'
import { integer } from '#validators/numbers'

/** The shape of the forms; core decides on their values. */
export const exportValidator = vine.create({
  site: vine.string().uuid(),
  days: integer().range([-1000, 1000]),
})

export const comparedDayValidator = vine.create({ day: vine.string().trim().maxLength(20) })
