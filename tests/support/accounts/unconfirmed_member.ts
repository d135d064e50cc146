import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import { unconfirmedAda } from '#tests/support/people/people'
import { sendMail } from '#tests/support/mail/mail_jobs'

/** Sends the activation mail; answers the path of its link. */
export async function mailedActivationLink() {
  await sendMail({ kind: 'activation', userId: unconfirmedAda.user.id })
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/activate\?token=\S+/.exec(mail.text)?.[0] ?? ''
}

/** Confirms by a mailed link, as its page does. */
export function confirm(client: ApiClient, link: string) {
  return client.post(link).header('sec-fetch-site', 'same-origin').redirects(0)
}
