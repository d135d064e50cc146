import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { signInAda, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { everyRoute, type Asked } from '#tests/support/http/every_route'
import {
  unreadableBodies,
  wrongForms,
  wrongParameters,
  wrongQueries,
} from '#tests/support/http/malformed'
import { readNames } from '#tests/support/http/read_names'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'

/** One of each way to read a body: as a form, as an upload that the controller reads, raw. */
const parsers = ['/login', '/profile/photos', '/chats/:id/photos', '/complaints', '/webhooks/mail']

/** Who is led to one of these is not let in, whatever is sent; admins have a test of their own. */
const logins = ['/login', '/admin/login']

type Sent = Readonly<{ path?: string; type?: string; body?: string | Buffer; encoding?: string }>

/** The headers of Ada, who is signed in before each test. */
let adas: Record<string, string>

test.group('What no page of ours sends', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(await withPassword(ada()))
    adas = await signInAda()
  })

  test('in a path is refused, on whichever route', async ({ assert }) => {
    const asked = routes(({ pattern }) => /[:*]/.test(pattern))
    const broken = await brokenBy(asked, ({ pattern }) =>
      wrongParameters.map((value) => ({ path: pattern.replaceAll(/:[a-z_]+\??|\*/g, value) }))
    )
    assert.deepEqual(broken, [])
  }).timeout(300_000)

  test('in a query is refused or ignored, on whichever route', async ({ assert }) => {
    const queries = wrongQueries(await readNames())
    const asked = routes(({ method }) => method === 'GET')
    const broken = await brokenBy(asked, ({ path }) =>
      queries.map((query) => ({ path: `${path}?${query}` }))
    )
    assert.deepEqual(broken, [])
  }).timeout(300_000)

  test('in a form is refused, on whichever route', async ({ assert }) => {
    const forms = wrongForms(await readNames())
    const asked = routes(({ method }) => method !== 'GET')
    assert.deepEqual(await brokenBy(asked, () => forms), [])
  }).timeout(300_000)

  test('in a body {title} is refused in words')
    .with([
      { title: 'that never ends', body: '['.repeat(60_000), status: 400 },
      { title: 'that is nested too deep', body: `${'['.repeat(21)}${']'.repeat(21)}`, status: 413 },
      { title: 'of too many values', body: `[${'1,'.repeat(5000)}1]`, status: 413 },
      { title: 'that is too long', body: `["${'a'.repeat(140_000)}"]`, status: 413 },
    ])
    .run(async ({ assert, client }, { body, status }) => {
      const sent = await client
        .post('/login')
        .type('application/json')
        .json(body as never)
        .accept('json')
      sent.assertStatus(status)
      assert.notMatch(sent.text(), /stack|JSON|position/i)
    })

  test('in a body that cannot be read is refused, however it is read', async ({ assert }) => {
    const asked = routes(({ method, pattern }) => method === 'POST' && parsers.includes(pattern))
    assert.lengthOf(asked, parsers.length)
    const broken: string[] = []
    for (const route of asked) {
      const path = `${route.path}?client_id=one`
      const all = unreadableBodies.map((sent) => Object.assign({ path }, sent))
      for (const isMember of [true, false]) broken.push(...(await faults(route, all, isMember)))
    }
    assert.deepEqual(broken, [])
  })
})

/** One fails on purpose. */
function routes(isWanted: (asked: Asked) => boolean) {
  return everyRoute().filter((asked) => asked.pattern !== '/dev/error' && isWanted(asked))
}

/**
 * Sends that to each route as a member, and to a quarter of them as a visitor, who gets less far: of all
 * that could be sent one drawn. Answers what was a fault of the site.
 */
async function brokenBy(asked: readonly Asked[], toSend: (asked: Asked) => readonly Sent[]) {
  const broken: string[] = []
  for (const isMember of [true, false]) {
    const those = isMember ? asked : sample('of visitors', asked, asked.length / 4)
    for (const route of those) {
      const what = `${route.method} ${route.pattern} ${isMember}`
      broken.push(...(await faults(route, sample(what, toSend(route), 1), isMember)))
    }
  }
  return broken
}

async function faults(asked: Asked, all: readonly Sent[], isMember: boolean) {
  await db.rawQuery('savepoint route')
  await limiter.clear(['memory'])
  const headers = isMember ? adas : {}
  const found: string[] = []
  for (const sent of all) {
    const answer = await send(asked, sent, headers)
    if (logins.includes(answer.headers.get('location') ?? '')) break
    const fault = answer.status >= 500 || (await answer.text()).includes('lang="undefined"')
    if (fault) found.push(`${answer.status} ${asked.method} ${asked.pattern} ${shorten(sent)}`)
  }
  await db.rawQuery('rollback to savepoint route')
  if (isMember) await keepSignedIn()
  return found
}

/** Some of what is sent ends the login of Ada for good. */
async function keepSignedIn() {
  const answer = await fetch(`${siteUrl}/api/likes.php`, { headers: adas, redirect: 'manual' })
  if (answer.status !== 200) adas = await signInAda()
}

/** A form has some hundred names, all with the same value: the first tell it. */
function shorten(sent: Sent) {
  return JSON.stringify(sent).slice(0, 160)
}

/** Sends as a page's script does, so that pages come without their HTML; of an outdated page all would be 409. */
function send(asked: Asked, sent: Sent, headers: Record<string, string>) {
  const ofPage = { 'Accept': 'text/html', 'X-Inertia': 'true', 'X-Inertia-Version': '1' }
  const all = new Headers({ ...headers, ...ofPage })
  if (sent.type) all.set('Content-Type', sent.type)
  if (sent.encoding) all.set('Content-Encoding', sent.encoding)
  const body = typeof sent.body === 'string' ? sent.body : sent.body && new Uint8Array(sent.body)
  const options = { method: asked.method, headers: all, body, redirect: 'manual' } as const
  return fetch(siteUrl + (sent.path ?? asked.path), options)
}
