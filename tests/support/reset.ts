import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { sendResetMail } from '#core/accounts/password/make_reset_link'
import { Ports } from '#core/ports'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import OutboxMessage from '#models/outbox_message'

/** Asks for a mail to choose a new password, in Dutch. */
export function askForReset(client: ApiClient, email = 'ada@example.com') {
  return client
    .post('/reset-password')
    .withCsrfToken()
    .redirects(0)
    .header('accept-language', 'nl')
    .accept('json')
    .json({ email })
}

/** Asks for the mail and does the work of its job; answers the link in it, without the site. */
export async function mailedResetLink(client: ApiClient) {
  await askForReset(client)
  const ports = await app.container.make(Ports)
  const { id } = await db.from('tokens').orderBy('id', 'desc').firstOrFail()
  await sendResetMail(ports, { tokenId: id, settings })
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/reset-password\/do\?token=\S+/.exec(mail.text)?.[0] ?? ''
}
