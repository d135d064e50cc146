import type { ApiClient } from '@japa/api-client'
import { allPages, open } from '#tests/support/http/open_page'
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

/** The names on each page of a search. */
export async function pagesOf(client: ApiClient, viewer: Person | undefined, query = '') {
  const pages = await allPages<{ name: string }>(client, `/members${query}`, viewer, 'members')
  return pages.map(namesOf)
}
