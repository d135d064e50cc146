import vine from '@vinejs/vine'
import { channels, notificationKinds } from '#core/notifications/kinds'

/** The names of the switches, such as `new_message.mail`. */
export const switchNames = notificationKinds.flatMap((kind) =>
  channels.map((channel) => `${kind}.${channel}` as const)
)

/** Those that are on; a form sends nothing of what is off. */
export const notificationsValidator = vine.create({
  on: vine.array(vine.enum(switchNames)).optional(),
})
