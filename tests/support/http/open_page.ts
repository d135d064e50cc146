import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Opens a page as a member, or as a visitor. */
export async function open(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url).withInertia()
  return viewer ? request.loginAs(await account(viewer)) : request
}
