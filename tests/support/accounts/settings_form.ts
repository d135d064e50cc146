import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** A member sends one of the forms of their settings, in Dutch. */
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
