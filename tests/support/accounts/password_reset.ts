import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import { workMails } from '#tests/support/mail/mail_jobs'
import { sendJson } from '#tests/support/http/send_json'

/** Requests a mail for a new password, in Dutch. */
export function askForReset(client: ApiClient, email = 'ada@example.com') {
  return sendJson(client, '/reset-password', { email }).header('accept-language', 'nl')
}

/** Requests the mail and runs its job; answers the path of its link. */
export async function mailedResetLink(client: ApiClient) {
  await askForReset(client)
  await workMails('password_reset')
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/reset-password\/do\?token=\S+/.exec(mail.text)?.[0] ?? ''
}
