import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import router from '@adonisjs/core/services/router'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { withPassword } from '#tests/support/accounts/login'
import { storeLike } from '#tests/support/likes/likes'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { storeCode } from '#tests/support/payments/shop'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { createCompany } from '#tests/support/sites/company'
import errors from '../../../resources/lang/en/errors.json' with { type: 'json' }

const apiPage = readFileSync('docs/api.md', 'utf8')
const documented = sections(apiPage)

test.group('docs/api.md', (group) => {
  inTransaction(group)

  test('names every call of the API, and no other', ({ assert }) => {
    const calls = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => /^\/api\/.*\.php$/.test(pattern))
      .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`))
      .filter((call) => !call.startsWith('HEAD'))
    const named = Object.keys(documented).map((call) => call.replace(/\?.*/, ''))
    assert.sameMembers([...new Set(named)], calls)
  })

  test('says which calls no page of ours makes, and no page makes another that it does not name', async ({
    assert,
  }) => {
    const [, sentence] = /So no page of ours uses([^]*?): these/.exec(apiPage) ?? []
    const left = [...(sentence ?? '').matchAll(/`(\w+\.php)`/g)].map(([, file]) => file)
    assert.include(left, 'discountcode.php')
    const made = await callsInPages()
    assert.includeMembers(
      Object.keys(documented).map((call) => fileOf(call)),
      made
    )
    assert.deepEqual(
      made.filter((file) => left.includes(file)),
      // PUT and the login alone: pages ask who is logged in, and add a browser for pushes.
      ['user.php']
    )
  })

  test('refuses only with codes that have a text', ({ assert }) => {
    const codes = Object.values(documented).flatMap(({ refusals }) => refusals)
    assert.isNotEmpty(codes)
    assert.deepEqual(
      codes.filter((code) => !(code in errors)),
      []
    )
  })

  test('describes what {$self} takes and answers')
    .with(Object.keys(documented))
    .run(async ({ client, assert }, call) => {
      const payload = { ...documented[call].payload }
      await withLife(client, payload)
      const response = await send(client, call, payload)
      assert.isBelow(response.status(), 300, response.text())
      assert.deepEqual(differences(documented[call].answer, response.body()), [])
    })
})

/** The calls of the API that scripts of pages name, each once. */
async function callsInPages() {
  const files: string[] = []
  for await (const path of glob('inertia/**/*.{ts,tsx}')) {
    const source = (await readFile(path, 'utf8')).replaceAll(/\/\*[^]*?\*\//g, '')
    files.push(...[...source.matchAll(/\/api\/(\w+\.php)/g)].map(([, file]) => file))
  }
  return [...new Set(files)].sort()
}

/** The last part of the address of a documented call, such as `GET /api/regions.php?country=NL`. */
function fileOf(call: string) {
  return /\/api\/(\w+\.php)/.exec(call)?.[1] ?? call
}

const parameters: Record<string, Record<string, string>> = {
  'GET /api/geocode.php': { lat: '52.09', lon: '5.23' },
  'GET /api/discountcode.php': { code: 'SPRING10' },
  'GET /api/regions.php': { country: 'NL' },
}

const withoutMember = ['POST /api/user.php', 'GET /api/settings.php']

async function send(client: ApiClient, call: string, payload: object): Promise<ApiResponse> {
  const [method, address] = call.split(' ')
  const request = client
    .request(address, method)
    .qs(parameters[call] ?? {})
    .header('sec-fetch-site', 'same-origin')
    .redirects(0)
    .withCsrfToken()
  if (!withoutMember.includes(call)) request.loginAs(await account(ada()))
  return method === 'GET' ? request : request.json(payload)
}

/** Members, a photo, a like, an unread message, a code and a company, so that no answer is empty. */
async function withLife(client: ApiClient, payload: Payload) {
  await join(await withPassword(ada({ user: { paidUser: true } })), bob())
  await storePhoto(ada(), { main: true })
  await storeLike(bob(), ada())
  await storeCode()
  await createCompany()
  const id = await conversationBetween(ada(), bob())
  await say(client, bob(), id)
  if ('conversation' in payload) payload.conversation = { id }
}

type Payload = Record<string, unknown>

interface Documented {
  payload: Payload
  answer: unknown
  refusals: string[]
}

/** What documents each call: the JSON blocks below its heading, and the codes it refuses with. */
function sections(page: string): Record<string, Documented> {
  const parts = page.split(/^## /m).slice(1)
  const found: Record<string, Documented> = {}
  for (const part of parts) {
    const [title] = part.split('\n')
    const [, same] = /The answer is that of\s`([^`]+)`/.exec(part) ?? []
    const table = part.split('\n').filter((line) => line.startsWith('|'))
    found[title] = {
      payload: (jsonAfter(part, /Payload:\n\n/) ?? {}) as Payload,
      answer: same ? found[same].answer : (jsonAfter(part, /(?<!Payload:)\n\n/) ?? {}),
      refusals: table.flatMap((line) => [...line.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code)),
    }
  }
  return found
}

function jsonAfter(part: string, before: RegExp): unknown {
  const [, json] = new RegExp(`${before.source}\`\`\`json\\n([^]*?)\`\`\``).exec(part) ?? []
  return json && JSON.parse(json)
}

/** Where two values differ in their fields and kinds; null and an empty list are of every kind. */
function differences(expected: unknown, actual: unknown, path = 'answer'): string[] {
  if (expected === null || actual === null) return []
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length === 0 || actual.length === 0) return []
    return differences(expected[0], actual[0], `${path}[0]`)
  }
  if (typeof expected !== typeof actual) return [`${path} is a ${typeof actual}`]
  if (!isObject(expected) || !isObject(actual)) return []
  if (isByCountry(expected)) {
    return differences(Object.values(expected)[0], Object.values(actual)[0], `${path}.*`)
  }
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
  return names.flatMap((name) => {
    if (!(name in expected)) return [`${path}.${name} is not documented`]
    if (!(name in actual)) return [`${path}.${name} is not answered`]
    return differences(expected[name], actual[name], `${path}.${name}`)
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isByCountry(value: object) {
  return Object.keys(value).every((name) => /^[A-Z]{2}$/.test(name)) && !Array.isArray(value)
}
