import vine from '@vinejs/vine'
import { appearances, races } from '#core/profiles/self_description'

/** An empty answer means not given. */
export const selfDescriptionValidator = vine.create({
  appearance: vine.enum(appearances).optional(),
  race: vine.enum(races).optional(),
  consent: vine.accepted().optional(),
})
