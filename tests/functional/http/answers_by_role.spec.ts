import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { messagePhotoUrl, photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { everyRoute, type Asked, type Parameters } from '#tests/support/http/every_route'
import {
  personOf,
  roles,
  rowsOfTess,
  storeRolesAndTess,
  type Role,
} from '#tests/support/http/roles'
import { debitForm, debitTotal } from '#tests/support/payments/debit_checkout'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

import refusals from '../../../resources/lang/en/errors.json' with { type: 'json' }

type Records = Awaited<ReturnType<typeof storeRolesAndTess>>['ids']

test.group('Every route, asked by every role about another member', (group) => {
  inTransaction(group)

  test('answers as the table says, tells nothing of hers and changes nothing of hers', async ({
    assert,
    client,
  }) => {
    const { ids, secrets, locked } = await storeRolesAndTess()
    const before = await rowsOfTess()
    const found: Record<string, string> = {}
    for (const asked of everyRoute(parametersFor(ids)).filter(isOfSite)) {
      const route = `${asked.method} ${asked.pattern}`
      const answers: string[] = []
      await db.rawQuery('savepoint route')
      for (const role of roles) {
        const answer = await ask(client, asked, ids, role)
        answers.push(shown(answer))
        const hidden = role === 'premium' ? secrets : [...secrets, ...locked]
        const told = isOfOperator(asked) ? [] : mentioned(answer, hidden)
        assert.isEmpty(told, `${route} to ${role}`)
      }
      if (asked.method !== 'GET') assert.deepEqual(await rowsOfTess(), before, route)
      await db.rawQuery('rollback to savepoint route')
      found[route] = answers.join(' ')
    }
    assert.deepEqual(found, await expectedAnswers())
  }).timeout(300_000)

  test('leads even a premium member to the login of the back office, if it is a route of it', async ({
    assert,
    client,
  }) => {
    const { ids } = await storeRolesAndTess()
    const asked = everyRoute().filter(isOfBackOffice)
    assert.isAbove(asked.length, 100)
    for (const route of asked.filter(({ pattern }) => pattern !== '/admin/login')) {
      const answer = shown(await ask(client, route, ids, 'premium'))
      assert.equal(answer, '/admin/login', `${route.method} ${route.pattern}`)
    }
  })

  test('is in the table once, and nothing else is', async ({ assert }) => {
    const routes = everyRoute()
      .filter(isOfSite)
      .map(({ method, pattern }) => `${method} ${pattern}`)
    const listed = (await readTable()).map(({ route }) => route)
    assert.sameMembers(listed, routes)
    assert.equal(new Set(listed).size, listed.length)
  })
})

const table = new URL('answers_by_role.txt', import.meta.url)

/** The rows of the table, without headings and comments. */
async function readTable() {
  const lines = (await readFile(table, 'utf8')).split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [method, pattern, ...cells] = line.split(/ +/)
      return { route: `${method} ${pattern}`, cells }
    })
}

async function expectedAnswers() {
  const rows = await readTable()
  return Object.fromEntries(rows.map(({ route, cells }) => [route, inFull(cells).join(' ')]))
}

/** What the short forms of the table stand for, in the order of the roles. */
function inFull(cells: readonly string[]) {
  const [short, answer] = cells
  if (short === 'everybody') return roles.map(() => answer)
  if (short === 'members') return roles.map((role) => (isSignedIn(role) ? answer : '/login'))
  if (short === 'guests') return roles.map((role) => (isSignedIn(role) ? '/members' : answer))
  return cells
}

/** The session of a member who leaves is a visitor's. */
function isSignedIn(role: Role) {
  return role !== 'visitor' && role !== 'leaving'
}

/** The last route takes every other address; the back office has roles of its own. */
function isOfSite(asked: Asked) {
  return asked.pattern !== '/*' && !isOfBackOffice(asked)
}

/** Whether a page is for admins; the login of the back office is a page for everybody. */
function isOfBackOffice({ pattern }: Asked) {
  return /^\/admin(\/|$)/.test(pattern)
}

/** The outbox of a demo holds every mail, and the other page breaks. */
function isOfOperator({ pattern }: Asked) {
  return pattern.startsWith('/dev/')
}

function mentioned(answer: ApiResponse, words: readonly string[]) {
  const text = textOf(answer)
  return words.filter((word) => text.includes(word))
}

function parametersFor(ids: Records): Parameters {
  const { chat, profile, order } = ids
  return {
    '/chats/:id': { id: chat },
    '/chats/:id/messages': { id: chat },
    '/chats/:id/messages/:message_id': { id: chat, message_id: ids.message },
    '/chats/:id/gifts': { id: chat },
    '/chats/:id/photos': { id: chat },
    '/chats/:id/read': { id: chat },
    '/chats/:id/typing': { id: chat },
    '/credits/:id/:paymentmethod?': { id: ids.bundle, paymentmethod: 'ideal' },
    '/directdebit/signings/:id/code': { id: ids.signing },
    '/likes/m/:id': { id: profile },
    '/members/:id': { id: profile },
    '/members/:id/block': { id: profile },
    '/members/:id/chat': { id: profile },
    '/members/:id/gifts': { id: profile },
    '/members/:id/like': { id: profile },
    '/members/:id/report': { id: profile },
    '/members/:id/report/sent': { id: profile },
    '/members/:id/signup': { id: profile },
    '/members/:id/landing': { id: profile },
    '/members/:id/landing2/:slug?': { id: profile },
    '/members/:id/landing3/:slug?': { id: profile },
    '/members/:id/begin': { id: profile },
    '/profile/blocked/:id/end': { id: profile },
    '/profile/devices/:id/end': { id: ids.device },
    '/profile/passkeys/:id/remove': { id: ids.passkey },
    '/profile/photos/:id': { id: ids.photo },
    '/profile/photos/:id/main': { id: ids.photo },
    '/profile/photos/:id/place': { id: ids.photo },
    '/sandbox/payments/:id': { id: ids.payment },
    '/swipe-game/:id/like': { id: profile },
    '/swipe-game/:id/pass': { id: profile },
    '/transactions/:id': { id: order },
    '/transactions/:id/cancellation': { id: order },
    '/transactions/:id/invoice': { id: order },
    '/transactions/:id/papers/:paper': { id: order },
    '/transactions/:id/payment': { id: order },
    '/visits/:list/remove': { list: 'received' },
    '/visits/:list/:id/remove': { list: 'received', id: profile },
  }
}

/** What the forms send; other requests have no body, which their forms refuse. */
function bodyOf({ method, pattern }: Asked, ids: Records, role: Role): object | undefined {
  const form = { client_id: 'form-1' }
  const { bundle, largeBundle } = ids
  // A phone of their own: those of one phone share its limit of codes.
  const debtor = { ...debitForm, phone: `061234567${roles.indexOf(role)}` }
  const total = { shown_total: debitTotal, use_at_once: 'yes' }
  const bodies: Readonly<Record<string, object>> = {
    'DELETE /api/chat.php': { conversation: { id: ids.chat } },
    'POST /chats/:id/gifts': { ...form, gift: 'rose' },
    'POST /chats/:id/messages': { ...form, body: 'Hoi' },
    'POST /language': { locale: 'de' },
    'POST /login': { email: 'tess.private@example.com', password: 'wrong password' },
    'POST /members/:id/chat': { ...form, body: 'Hoi' },
    'POST /members/:id/gifts': { ...form, gift: 'rose' },
    'POST /members/:id/report': { reason: 'scam' },
    'POST /directdebit': { ...form, ...total, bundle, signing: ids.signing, otp: '123456' },
    'POST /directdebit/signings': { ...debtor, bundle: largeBundle },
    'POST /directdebit/signings/:id/code': { bundle },
    'POST /notifications': { on: ['new_message.mail'] },
    'POST /orders': { ...form, ...total, package_id: bundle, method: 'ideal' },
    'POST /profile/edit': {
      name: 'Robin',
      gender: 'male',
      seeking: 'female',
      country: 'NL',
      region: 1,
      place: 11,
    },
    'POST /profile/photos': {},
    'POST /profile/privacy': { invisible: true },
    'POST /sandbox/payments/:id': { status: 'paid', first: 'webhook', webhooks: 1 },
    'POST /settings/spending/limit': { amount: 50 },
    'POST /settings/spending/pause': { hours: 24, sure: true },
    'POST /transactions/refund': { request_id: ids.request, shown_total: 0 },
    'PUT /profile/photos/:id': { caption: 'Mine', is_private: false },
    'PUT /profile/photos/:id/place': { place: 1 },
  }
  return bodies[`${method} ${pattern}`]
}

async function ask(client: ApiClient, asked: Asked, ids: Records, role: Role) {
  const person = personOf(role)
  const viewer = isSignedIn(role) ? person : undefined
  const body = bodyOf(asked, ids, role)
  const request = client.request(addressOf(asked, ids, viewer), asked.method).redirects(0)
  // Scripts are told the refusal by its name, which pages only show.
  if (body && viewer) request.accept('json')
  else request.withInertia()
  if (asked.method !== 'GET') request.withCsrfToken().json(body ?? {})
  if (person) request.loginAs(await account(person))
  return request
}

/** Photos are asked for by an address that is signed for the viewer. */
function addressOf({ path, pattern }: Asked, ids: Records, viewer: Person | undefined) {
  const viewerId = viewer?.profile.id ?? null
  if (pattern.startsWith('/photos/')) return photoUrl(ids.photo, 'full', viewerId)
  if (pattern.startsWith('/chat-photos/')) {
    return messagePhotoUrl(ids.picture, 'full', viewerId ?? ids.profile)
  }
  return isUpload(path) ? `${path}?client_id=form-1` : path
}

/** Whether the form of a path holds a picture, and nothing else. */
function isUpload(path: string) {
  return /^\/(profile|chats\/[^/]+)\/photos$/.test(path)
}

/** A redirect as its path, with ids left out; a refusal as its name; any other answer as its status. */
function shown(answer: ApiResponse) {
  const to = answer.header('location')
  if (answer.status() < 300 || answer.status() >= 400 || !to) return refusalIn(answer)
  const { pathname } = new URL(String(to), 'http://localhost')
  return pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}|sbx_[\da-f]{24}/g, ':id')
}

function refusalIn(answer: ApiResponse) {
  const { refusal, errors } = Object(answer.body())
  const named: unknown[] = [refusal, errors?.[0]?.rule]
  const name = named.find((code) => String(code) in refusals)
  return name ? `${answer.status()}:${String(name)}` : String(answer.status())
}

function textOf(answer: ApiResponse) {
  const body: unknown = answer.body()
  const text = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body)
  return `${answer.text()} ${text} ${JSON.stringify(answer.headers())}`
}
