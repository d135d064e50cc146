import vine from '@vinejs/vine'
import { giftNames } from '#core/messaging/gifts/catalogue'
import { clientId } from '#validators/messaging/message'

export const giftValidator = vine.create({
  client_id: clientId(),
  gift: vine.enum(giftNames),
})
