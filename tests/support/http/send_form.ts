import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Sends a form as the page of this member does without script, and does not follow the redirect. */
export async function sendForm(client: ApiClient, sender: Person, path: string, form: object = {}) {
  return client
    .post(path)
    .loginAs(await account(sender))
    .withCsrfToken()
    .form({ ...form })
    .redirects(0)
}
