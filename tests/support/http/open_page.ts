import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Opens a page as a member, or as a visitor. */
export async function open(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url).withInertia()
  return viewer ? request.loginAs(await account(viewer)) : request
}

/** The HTML that a browser draws before any script runs; scripts, which repeat the props, are left out. */
export async function drawnPage(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url)
  const response = await (viewer ? request.loginAs(await account(viewer)) : request)
  response.assertStatus(200)
  return response.text().replaceAll(/<script.*?<\/script>/gs, '')
}
