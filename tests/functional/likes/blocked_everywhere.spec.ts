import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { postEmpty, begin, conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, like } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { callAs } from '#tests/support/http/as_member'
import { placesThatTell } from '#tests/support/http/places_that_tell'

const quirine = ada({ user: { paidUser: true, credits: 9 }, profile: { name: 'Quirine' } })
const xander = bob({ user: { paidUser: true, credits: 9 }, profile: { name: 'Xander' } })

/** Where the blocker still sees the name: to unblock, or to report. */
const blockersOwn = ['/profile/blocked', '/members/:id/report']
/** The URLs at which two members see each other before the block. */
const meetingPlaces = [
  '/members',
  '/members/:id',
  '/likes/m/:id',
  '/likes/:type',
  '/chats',
  '/chats/:id',
  '/photos/:id/:variant',
  '/signup/matches',
  '/api/likes.php',
]

test.group('A block between two members', (group) => {
  inTransaction(group)

  test('hides each from the other at every address of the site', async ({ assert, client }) => {
    const { traces, chat } = await acquainted(client)
    for (const [viewer, other] of both) {
      const seen = await placesThatTell(client, viewer, traces(other), meetingPlaces)
      assert.deepEqual(seen, meetingPlaces)
    }

    await callAs(client, quirine, `/members/${xander.profile.id}/block`)
    const seenByBlocker = await placesThatTell(client, quirine, traces(xander))
    assert.sameMembers(seenByBlocker, blockersOwn)
    assert.isEmpty(await placesThatTell(client, xander, traces(quirine)))

    for (const [actor, other] of both) {
      const tries = [
        await like(client, actor, other),
        await begin(client, actor, other.profile.id),
        await say(client, actor, chat),
        await postEmpty(client, actor, `/chats/${chat}/typing`),
        await postEmpty(client, actor, `/chats/${chat}/read`),
      ]
      assert.deepEqual(
        tries.map((response) => response.status()),
        [404, 404, 404, 404, 404]
      )
    }
  }).timeout(300_000)

  test('ends by unblocking: they find each other again, conversation and likes stay removed', async ({
    assert,
    client,
  }) => {
    const { traces } = await acquainted(client)
    const block = `/members/${xander.profile.id}/block`
    await callAs(client, quirine, block)
    await callAs(client, quirine, block, { method: 'delete' })
    for (const [viewer, other] of both) {
      const back = ['/members', '/members/:id', '/photos/:id/:variant']
      const gone = ['/likes/:type', '/chats', '/api/likes.php']
      const seen = await placesThatTell(client, viewer, traces(other), [...back, ...gone])
      assert.deepEqual(seen, back)
    }
  })
})

const both = [
  [quirine, xander],
  [xander, quirine],
] as const

/** Both have a photo, like each other and have exchanged messages. */
async function acquainted(client: ApiClient) {
  await join(quirine, xander)
  const photos = new Map<Person, string>()
  for (const person of [quirine, xander]) {
    const id = await storePhoto(person, { main: true })
    await storeFiles(id)
    photos.set(person, id)
  }
  await storeLike(quirine, xander)
  await storeLike(xander, quirine)
  const chat = await conversationBetween(quirine, xander)
  await say(client, quirine, chat)
  await say(client, xander, chat)
  const traces = (person: Person) => ({
    name: person.profile.name,
    ids: [person.profile.id, photos.get(person) ?? '', chat],
  })
  return { traces, chat }
}
