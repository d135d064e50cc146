import vine from '@vinejs/vine'
import { giftNames } from '#core/messaging/gifts/catalogue'
import { clientId } from '#validators/client_id'

export const giftValidator = vine.create({
  client_id: clientId(),
  gift: vine.enum(giftNames),
})
