import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { landerNames } from '#core/landers/lander'
import { locales } from '#core/sites/locales'
import { likeTypes } from '#queries/likes/like_rows'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { everyRoute, under, type Asked } from '#tests/support/http/every_route'
import { askPage } from '#tests/support/http/open_page'
import type { Person } from '#tests/support/people/people'
import {
  admired,
  admirer,
  reader,
  seen,
  shy,
  storeHiddenMembers,
  type Told,
} from '#tests/support/people/hidden_members'

/** What is asked of a route beside its plain address: that which decides whom it shows. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/': ['?near=NL', '?near=DE'],
  '/members': ['?gender=both', '?gender=female', '?gender=female&min_age=25&max_age=35'],
  '/signup-matches': ['?gender=male&seeking=female', '?gender=female&seeking=both'],
  '/swipe-game': ['?everywhere=1'],
  '/swipe-game/cards': ['?everywhere=1'],
  '/match-finder': ['?step=2', '?step=3'],
  '/landers/:lander/:slug?': ['?page=2'],
  '/shared-interests': ['?interests=travel'],
}

/** Whoever was liked or visited may report, and needs to see whom: safety is no search. */
const ofSafety = ['/members/:id/report']

test.group('Every page that is read', (group) => {
  inTransaction(group)

  test('shows a visitor nobody who did not choose it', async ({ assert, client }) => {
    const all = await storeHiddenMembers()
    const found = await namesIn(client, [shy, admirer, admired], all, undefined)
    assert.deepEqual(found.hidden, [])
    assert.includeMembers(found.seen, [
      '/',
      '/members',
      '/members/:id',
      '/members/:id/landing',
      '/members/:id/landing2/:slug?',
      '/members/:id/landing3/:slug?',
      '/members/:id/signup',
      '/likes/m/:id',
      '/landers/:lander/:slug?',
      '/landers/:lander',
      '/signup-matches',
      '/photos/:id/:variant',
    ])
  }).timeout(300_000)

  test('shows members nobody whose consent is taken back', async ({ assert, client }) => {
    const all = await storeHiddenMembers()
    const found = await namesIn(client, [admirer, admired], all, reader)
    assert.deepEqual(found.hidden, [])
    assert.includeMembers(found.seen, [
      '/members',
      '/members/:id',
      '/members/:id/chat',
      '/likes',
      '/likes/:type',
      '/likes/m/:id',
      '/visits',
      '/visits/made',
      '/swipe-game',
      '/swipe-game/cards',
      '/api/likes.php',
      '/photos/:id/:variant',
    ])
  }).timeout(300_000)
})

type Found = Readonly<{ hidden: string[]; seen: string[] }>

/** Where those who are hidden are told of, with what is told; and the routes that tell of who is not. */
async function namesIn(
  client: ApiClient,
  hidden: readonly Person[],
  all: ReadonlyMap<string, Told>,
  viewer: Person | undefined
): Promise<Found> {
  const found: Found = { hidden: [], seen: [] }
  for (const { asked, path } of addresses([...hidden, seen], all, viewer)) {
    const answer = await askPage(client, path, viewer)
    const body: unknown = answer.body()
    const read = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body)
    const whole = `${answer.text()} ${read} ${JSON.stringify(answer.headers())}`
    const text = whole.replaceAll(asked.path, '').replaceAll(idIn(asked.path), '')
    const told = (profileId: string) => {
      const { id, words } = all.get(profileId)!
      return [id, ...words].filter((word) => text.includes(word))
    }
    for (const { profile } of hidden) {
      const [word] = ofSafety.includes(asked.pattern) ? [] : told(profile.id)
      if (word) found.hidden.push(`${path}: ${word}`)
    }
    if (told(seen.profile.id).length > 0) found.seen.push(asked.pattern)
  }
  return found
}

function idIn(path: string) {
  return /[\da-f]{8}-[\da-f-]{27}/.exec(path)?.[0] ?? path
}

/** Every address of the site that is read: about each of these people where it is about somebody. */
function addresses(
  people: readonly Person[],
  all: ReadonlyMap<string, Told>,
  viewer: Person | undefined
) {
  const asked = people.flatMap(({ profile: { id } }) =>
    everyRoute({
      ...under('/members/:id', { id, slug: 'blue' }),
      '/likes/m/:id': { id },
      '/photos/:id/:variant': { id: all.get(id)!.photoId, variant: 'full' },
    })
  )
  const lists = [
    ...landerNames.map((lander) => ({ lander, slug: '' })),
    ...likeTypes.map((type) => ({ type })),
    ...locales.map((locale) => ({ file: `${locale}.xml`, locale })),
  ].flatMap((one) =>
    everyRoute(
      Object.fromEntries(listed.map((pattern) => [pattern, one as Record<string, string>]))
    )
  )
  const found = new Map<string, { asked: Asked; path: string }>()
  for (const one of [...asked, ...lists].filter(isRead)) {
    for (const question of ['', ...(questions[one.pattern] ?? [])]) {
      const path = `${addressOf(one, viewer)}${question}`
      found.set(path, { asked: one, path })
    }
  }
  return [...found.values()]
}

const listed = [
  '/landers/:lander',
  '/landers/:lander/:slug?',
  '/likes/:type',
  '/manifest/:locale',
  '/sitemaps/:file',
]

/** The back office has rules of its own, the outbox of a demo holds every mail. */
function isRead({ method, pattern }: Asked) {
  return method === 'GET' && pattern !== '/*' && !/^\/(admin|dev|__transmit)(\/|$)/.test(pattern)
}

function addressOf({ path, pattern }: Asked, viewer: Person | undefined) {
  if (!pattern.startsWith('/photos/')) return path.replace(/\/$/, '') || '/'
  return photoUrl(idIn(path), 'full', viewer?.profile.id ?? null)
}
