import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import { workMails } from '#tests/support/mail/mail_jobs'

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
  await workMails('password_reset')
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/reset-password\/do\?token=\S+/.exec(mail.text)?.[0] ?? ''
}
