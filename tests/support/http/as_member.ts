import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Changes something as the script of a member's page does; the answer is JSON. */
export async function callAs(
  client: ApiClient,
  member: Person,
  url: string,
  { json, method = 'post' }: { json?: object; method?: 'post' | 'put' | 'delete' } = {}
) {
  const user = await account(member)
  const request = client[method](url).loginAs(user).withCsrfToken().accept('json')
  return json ? request.json(json) : request
}
