import vine from '@vinejs/vine'

export const discardedJobValidator = vine.create({
  reason: vine.string().maxLength(2000).nullable().optional(),
})
