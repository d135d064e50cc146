import vine from '@vinejs/vine'
import { askingPages } from '#core/accounts/consents/consent'

export const privacyValidator = vine.create({
  invisible: vine.boolean().optional(),
  looking_for: vine.boolean().optional(),
  own_site_only: vine.boolean().optional(),
  visitors: vine.boolean().optional(),
  advertised: vine.boolean().optional(),
  captioned: vine.boolean().optional(),
  /** The page that asked. */
  back: vine.enum(askingPages).optional(),
})
