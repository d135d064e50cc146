import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Submits a form of the settings as a member, in Dutch. */
export async function sendSettings(
  client: ApiClient,
  path: string,
  form: Record<string, string | string[]>,
  person: Person
) {
  return client
    .post(path)
    .loginAs(await account(person))
    .withCsrfToken()
    .redirects(0)
    .header('referer', path)
    .accept('json')
    .form(form)
}
