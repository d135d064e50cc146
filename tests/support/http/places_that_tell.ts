import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { photoUrl } from '#queries/profiles/photo_url'
import { open } from '#tests/support/http/open_page'
import type { Person } from '#tests/support/people/people'

/** Ends the session, or is for visitors, operators and admins. */
const leftOut = /^\/(api\/logout|admin|dev|sandbox|bench|__transmit)/

/** What tells of a member: their name, and the ids of profile, photo and conversation. */
export type Traces = Readonly<{ name: string; ids: readonly string[] }>

/** The URL patterns whose response to a viewer, or to a visitor, mentions a member. */
export async function placesThatTell(
  client: ApiClient,
  viewer: Person | undefined,
  traces: Traces,
  patterns = addresses()
) {
  const telling: string[] = []
  for (const pattern of patterns) {
    const response = await open(client, addressOf(pattern, traces.ids, viewer), viewer)
    const body: unknown = response.body()
    const words = `${response.text()} ${Buffer.isBuffer(body) ? String(body) : ''}`
    if (tells(words.replaceAll(asked, ''), traces)) telling.push(pattern)
  }
  return telling
}

/** A response repeats the requested URL, which is no mention; a 404 does so as well. */
const asked = /"(?:url|path)":"[^"]*"|GET:[^"]*|name="next" value="[^"]*"/g

function tells(words: string, { name, ids }: Traces) {
  return [name, ...ids].some((trace) => words.includes(trace))
}

function addresses() {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ methods, pattern }) => methods.includes('GET') && !leftOut.test(pattern))
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern !== '*')
}

/** Fills in the fitting id; other parameters get a placeholder. */
function addressOf(pattern: string, ids: readonly string[], viewer: Person | undefined) {
  const [profileId, photoId, chatId] = ids
  if (pattern.startsWith('/photos/')) return photoUrl(photoId, 'full', viewer?.profile.id ?? null)
  const id = pattern.startsWith('/chats') ? chatId : profileId
  return pattern
    .replace(':type', 'received')
    .replaceAll(/\/:[a-z]+\?/g, '')
    .replaceAll(/:(?!id\b)[a-z]+/g, 'x')
    .replace(':id', id)
}
