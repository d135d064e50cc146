import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'
import { sendMail } from '#tests/support/mail/mail_jobs'

/** Sends the form of the page that deletes the account. */
export async function deleteAccount(
  client: ApiClient,
  leaver: Person,
  form: object = { reason: 'time' }
) {
  return client
    .post('/profile/delete')
    .loginAs(await account(leaver))
    .withCsrfToken()
    .redirects(0)
    .json(form)
}

/** Sends the deletion mail, as its job does; answers the token in its link. */
export async function mailedReturnToken({ user }: Person) {
  await sendMail({ kind: 'deletion', userId: user.id })
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/account\/return\?token=(\S+)/.exec(mail.text)?.[1] ?? ''
}

/** Confirms the return on the page of the link. */
export function returnByLink(client: ApiClient, token: unknown) {
  return client.post('/account/return').withCsrfToken().redirects(0).json({ token })
}
