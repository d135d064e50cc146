import vine from '@vinejs/vine'
import { genders } from '#core/profiles/profile'

const trackingPart = () => vine.string().maxLength(500).optional()

/** What a visitor began on a landing; core decides on the words and the address. */
export const beginValidator = vine.create({
  line: vine.string().maxLength(60).optional(),
  own: vine.string().maxLength(20_000).nullable().optional(),
  email: vine.string().maxLength(500).nullable().optional(),
  gender: vine.enum(genders).optional(),
  network: trackingPart(),
  ref: trackingPart(),
  sub1: trackingPart(),
  sub2: trackingPart(),
  sub3: trackingPart(),
  lb: trackingPart(),
  lander: trackingPart(),
  variant: trackingPart(),
})
