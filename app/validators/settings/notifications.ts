import vine from '@vinejs/vine'
import { channels, notificationKinds } from '#core/notifications/kinds'
import { mailPaces } from '#core/notifications/mail/mail_wish'
import { integer } from '#validators/numbers'

/** The names of the switches, such as `new_message.mail`. */
export const switchNames = notificationKinds.flatMap((kind) =>
  channels.map((channel) => `${kind}.${channel}` as const)
)

const hour = () => integer().range([0, 23])

/** The switches that are on; a form does not send those that are off. */
export const notificationsValidator = vine.create({
  on: vine.array(vine.enum(switchNames)).optional(),
  pace: vine.enum(mailPaces).optional(),
  neutral: vine.accepted().optional(),
  quiet: vine.accepted().optional(),
  quiet_from: hour().optional().requiredIfExists('quiet'),
  quiet_until: hour().optional().requiredIfExists('quiet'),
})
