import type { ApiClient } from '@japa/api-client'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Opens a page as a member, or as a visitor. */
export async function open(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url).withInertia()
  return viewer ? request.loginAs(await account(viewer)) : request
}

/** Asks for a page as a member, or as a visitor, and does not follow a redirect. */
export async function askPage(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url).redirects(0)
  return viewer ? request.loginAs(await account(viewer)) : request
}

/** The HTML that a browser draws before any script runs; scripts, which repeat the props, are left out. */
export async function drawnPage(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url)
  const response = await (viewer ? request.loginAs(await account(viewer)) : request)
  response.assertStatus(200)
  return response.text().replaceAll(/<script.*?<\/script>/gs, '')
}

/** Loads all pages of a list as "Show more" does; answers the rows of each. */
export async function allPages<Row>(
  client: ApiClient,
  url: string,
  viewer: Person | undefined,
  list: string
) {
  const pages: Row[][] = []
  const joint = url.includes('?') ? '&' : '?'
  let after: string | null = ''
  while (after !== null) {
    const { inertiaProps } = await open(
      client,
      `${url}${after && `${joint}after=${after}`}`,
      viewer
    )
    pages.push(inertiaProps[list])
    after = inertiaProps.next
  }
  return pages
}
