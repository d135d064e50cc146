import app from '@adonisjs/core/services/app'
import { sendActivationMail } from '#core/membership/signing_up/make_activation_link'
import { Ports } from '#core/ports'
import { defaultSettings } from '#core/sites/settings/settings'
import OutboxMessage from '#models/outbox_message'
import { ada } from '#tests/support/people'

/** Ada, before she has opened the link. */
export const newcomer = ada({
  user: { status: 'not_confirmed', confirmedAt: null },
  profile: { status: 'disabled' },
})

/** Sends the mail to the newcomer, who has joined; answers the link in it, without the site. */
export async function mailedLink() {
  const ports = await app.container.make(Ports)
  await sendActivationMail(ports, { userId: newcomer.user.id, settings: defaultSettings })
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/activate\?token=\S+/.exec(mail.text)?.[0] ?? ''
}
