import type { ApiClient } from '@japa/api-client'
import { open } from '#tests/support/http/open_page'
import type { Person } from '#tests/support/people/people'

/** Searches and answers the names on the tiles. */
export async function search(client: ApiClient, viewer: Person | undefined, query = '') {
  const response = await open(client, `/members${query}`, viewer)
  response.assertStatus(200)
  return namesOf(response.inertiaProps.members)
}

export function namesOf(tiles: { name: string }[]) {
  return tiles.map(({ name }) => name)
}

/** Loads all pages as "Show more" does; answers the names on each. */
export async function pagesOf(client: ApiClient, viewer: Person | undefined, query = '?') {
  const pages: string[][] = []
  let after: string | null = ''
  while (after !== null) {
    const response = await open(client, `/members${query}${after && `&after=${after}`}`, viewer)
    pages.push(namesOf(response.inertiaProps.members))
    after = response.inertiaProps.next
  }
  return pages
}
