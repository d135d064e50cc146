import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import Site from '#models/site'
import { invalidateClosedSites } from '#queries/sites/closed_sites'
import { invalidateSites } from '#queries/sites/current_site'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** Opens a page as a member, or as a visitor. */
export async function open(client: ApiClient, url: string, viewer?: Person) {
  const request = client.get(url).withInertia()
  return viewer ? request.loginAs(await account(viewer)) : request
}

/** The names on the tiles of a search. */
export async function search(client: ApiClient, viewer: Person | undefined, query = '') {
  const response = await open(client, `/members${query}`, viewer)
  response.assertStatus(200)
  return namesOf(response.inertiaProps.members)
}

export function namesOf(tiles: { name: string }[]) {
  return tiles.map(({ name }) => name)
}

/** Goes through all pages as "Show more" does; answers what each of them held. */
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

/** Sets a setting of the first site, or of another. */
export async function setSetting(name: string, value: unknown, siteId?: string) {
  const id = siteId ?? (await Site.firstOrFail()).id
  await db.table('settings').insert({ site_id: id, name, value: JSON.stringify(value) })
  forgetSettings()
}

export function forgetSettings() {
  invalidateSites()
  invalidateClosedSites()
}

export async function block(blocker: Person, blocked: Person) {
  await db.table('blocks').insert({
    blocker_id: blocker.profile.id,
    blocked_id: blocked.profile.id,
    created_at: DateTime.utc().toMillis(),
  })
}
