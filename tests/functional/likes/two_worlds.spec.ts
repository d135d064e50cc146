import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { recordVisit } from '#core/discovery/visits/record_visit'
import { likeMember } from '#core/likes/like'
import { unlikeMember } from '#core/likes/unlike'
import Profile from '#models/profile'
import User from '#models/user'
import VeiledCount from '#models/veiled_count'
import { mailNews } from '#queries/notifications/mail_news'
import { pushNews } from '#queries/push/push_news'
import { downloadedFiles, rowsIn } from '#tests/support/accounts/downloads'
import { forgetMemory } from '#tests/support/database/memory'
import { inTransaction } from '#tests/support/database/transactions'
import { callAs } from '#tests/support/http/as_member'
import { open } from '#tests/support/http/open_page'
import { getJson } from '#tests/support/messaging/conversations'
import { man } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { repeats } from '#tests/support/runner/sample'
import { sitePorts } from '#tests/support/site/ports'

/** One of the two is the secret person; the third does the same in both worlds. */
const [carl, dave] = [man(5), man(6)]
const suspects = [bob(), carl]

type World = Readonly<{ client: ApiClient; secret: Person }>
type Act = Readonly<{
  name: string
  isSecret: boolean
  /** After it the secret person does nothing more. */
  ends: boolean
  run: (world: World) => Promise<unknown>
}>

function secretly(name: string, act: (person: Person) => Promise<unknown>): Act {
  return { name: `somebody ${name}`, isSecret: true, ends: false, run: ({ secret }) => act(secret) }
}

function openly(name: string, run: Act['run'], ends = false): Act {
  return { name, isSecret: false, ends, run }
}

const acts = [
  secretly('likes', likesAda),
  secretly('likes', likesAda),
  secretly('takes the like back', unlikesAda),
  secretly('visits', visitsAda),
  openly('Dave likes', () => likesAda(dave)),
  openly('Dave visits', () => visitsAda(dave)),
  ...[...suspects, dave].flatMap((one) => {
    const { name } = one.profile
    return [
      openly(`Ada opens ${name}`, ({ client }) => opens(client, one)),
      openly(`Ada blocks ${name}`, ({ client }) => blocks(client, one), one !== dave),
      openly(`Ada lets ${name} in again`, ({ client }) => letsIn(client, one)),
      openly(`${name} is suspended`, () => suspend(one), one !== dave),
    ]
  }),
]

test.group('Two worlds that differ in who likes and visits a free member', (group) => {
  inTransaction(group)

  test('look the same to that member, whatever happens', async ({ assert, client }) => {
    await join(ada(), ...suspects, dave)
    const histories = fc.array(fc.constantFrom(...acts), { minLength: 3, maxLength: 9 })
    const property = fc.asyncProperty(histories, async (history) => {
      const [one, other] = [
        await play(client, suspects[0], history),
        await play(client, suspects[1], history),
      ]
      assert.deepEqual(one, other, history.map(({ name }) => name).join(', '))
    })
    await fc.assert(property, { numRuns: repeats(4, 60) })
  }).timeout(1_200_000)
})

/**
 * All that Ada sees after each act. What the secret person would do once they are blocked or suspended
 * depends on that, so they do nothing more.
 */
async function play(client: ApiClient, secret: Person, history: readonly Act[]) {
  await startAnew()
  const seen: unknown[] = []
  let isOver = false
  for (const { isSecret, ends, run } of history) {
    if (isSecret && isOver) continue
    isOver ||= ends
    const answer = await run({ client, secret })
    seen.push(isSecret ? null : answer, await everythingSeen(client, secret))
  }
  return [...seen, await downloaded()]
}

/** Removes all that anybody has done. */
async function startAnew() {
  for (const table of ['likes', 'visits', 'blocks', 'veiled_counts', 'news_mails']) {
    await db.from(table).delete()
  }
  await db.from('profiles').update({ status: 'active' })
  await forgetMemory()
}

async function everythingSeen(client: ApiClient, secret: Person) {
  const pages = []
  for (const path of ['/likes/received', '/likes/matches', '/visits', '/members']) {
    pages.push((await open(client, path, ada())).inertiaProps)
  }
  for (const path of ['/api/likes.php', '/api/user.php', '/api/auto-like.php']) {
    pages.push((await getJson(client, ada(), path)).body())
  }
  return withoutChance([...pages, await told(secret)])
}

/** What a mail, and the pushes about the secret person, would tell now. */
async function told({ profile: { id } }: Person) {
  const user = await User.findOrFail(ada().user.id)
  const profile = await Profile.findOrFail(ada().profile.id)
  const veiled = await VeiledCount.query().where({ profileId: profile.id })
  const wishes = { off: [], notificationsDisabled: [] }
  const news = await mailNews({ user, profile, veiled }, wishes, DateTime.utc(2026))
  const pushes = []
  for (const kind of ['new_like', 'visit'] as const) {
    const about = { kind, subjectId: id, newsId: id }
    pushes.push(await pushNews(about, { user, profile }, DateTime.utc()))
  }
  return [news.map(({ kind, lines }) => [kind, lines]), pushes]
}

async function downloaded() {
  const files = await downloadedFiles(ada())
  return withoutChance(['likes', 'visits', 'blocks'].map((table) => rowsIn(files, table)))
}

/** Times, and what is drawn anew for each page. */
function withoutChance(seen: unknown) {
  return JSON.stringify(seen)
    .replaceAll(/\/veils\/[^"]+/g, 'veil')
    .replaceAll(/"csrfToken":"[^"]*"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
}

async function likesAda({ profile }: Person) {
  await likeMember(await sitePorts(), { profileId: profile.id, likedId: ada().profile.id })
}

async function unlikesAda({ profile }: Person) {
  await unlikeMember(await sitePorts(), { profileId: profile.id, likedId: ada().profile.id })
}

async function visitsAda({ profile: visitor }: Person) {
  await recordVisit(await sitePorts(), { visitor, visited: ada().profile })
}

async function opens(client: ApiClient, { profile }: Person) {
  const page = await open(client, `/members/${profile.id}`, ada())
  return [page.status(), withoutChance(page.inertiaProps)]
}

async function blocks(client: ApiClient, { profile }: Person) {
  return (await callAs(client, ada(), `/members/${profile.id}/block`)).body()
}

async function letsIn(client: ApiClient, { profile }: Person) {
  const url = `/members/${profile.id}/block`
  return (await callAs(client, ada(), url, { method: 'delete' })).body()
}

async function suspend({ profile }: Person) {
  await db.from('profiles').where({ id: profile.id }).update({ status: 'disabled' })
}
