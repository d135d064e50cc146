import vine from '@vinejs/vine'

const day = vine.string().regex(/^\d{4}-\d\d-\d\d$/)

export const dashboardValidator = vine.create({
  site: vine.string().uuid().optional(),
  from: day.clone().optional(),
  to: day.clone().optional(),
})
