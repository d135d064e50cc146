import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { signInAda, withPassword } from '#tests/support/accounts/login'
import { filledForm } from '#tests/support/admin/filled_forms'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { everyRoute, type Asked } from '#tests/support/http/every_route'
import { fieldsReadBy } from '#tests/support/http/fields_read'
import { heldUpBy, pace } from '#tests/support/http/held_up_by'
import { readNames } from '#tests/support/http/read_names'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'
import { clearSettingsCache } from '#tests/support/sites/settings'

/** Milliseconds of a quiet machine for which one piece of work may hold up everybody else. */
const longest = 50

/** The best of these counts: garbage may be collected meanwhile. */
const tries = 4

/** Bytes that a form without files may send, less its names. */
const room = 900_000
const roomInJson = 125_000

/** What is slow to count, take apart, normalise or search, where it is searched at all. */
const repeated = [
  'a',
  ' ',
  'a@a.',
  'www.a/',
  '((',
  '0 ',
  '\n',
  '\u200B',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '<a href="',
  "'\\",
]

test.group('The event loop', (group) => {
  inTransaction(group)

  for (const sender of ['a visitor', 'a member'] as const) {
    test(`is held up by no body of ${sender}, to whichever route`, async ({ assert }) => {
      await join(await withPassword(ada()))
      const names = await readNames()
      const held: string[] = []
      const asked = everyRoute().filter(
        ({ method, pattern }) => method !== 'GET' && !pattern.startsWith('/admin')
      )
      let headers = sender === 'a member' ? await signInAda() : {}
      const all = [...asked, { method: 'POST', path: '/nothing-here', pattern: '' }]
      for (const route of sample(`routes of ${sender}`, all, 12)) {
        const what = `${sender}: ${route.method} ${route.pattern}`
        for (const { kind, type, body } of sample(what, bodiesOf(names), 1)) {
          const most = await leastOf(tries, async () => {
            await limiter.clear(['memory'])
            return heldUpBy(() => send(route, body, { ...headers, 'Content-Type': type }))
          })
          if (most > longest) held.push(`${what}, ${kind}: ${most} ms`)
        }
        // Some of what is sent ends the login of Ada.
        if (sender === 'a member') headers = await signInAda()
      }
      assert.deepEqual(held, [])
    }).timeout(900_000)
  }

  test('is held up by no form of the back office that is filled in but for one field', async ({
    assert,
    client,
  }) => {
    const { routes, siteId, team } = await teamWithOneOfEach(client)
    const post = async ({ path }: Asked, form: object) => {
      await db.rawQuery('savepoint asked')
      await team.owner(client.post(path).json(form))
      await db.rawQuery('rollback to savepoint asked')
      await limiter.clear(['memory'])
      clearSettingsCache()
    }
    const held: string[] = []
    for (const asked of routes.filter(({ method }) => method === 'POST')) {
      const form = filledForm(asked, siteId)
      const fields = await fieldsReadBy(() => post(asked, form))
      const all = fields.flatMap((field) => repeated.map((text) => [field, text] as const))
      for (const [field, text] of sample(`long words: ${asked.pattern}`, all, 1)) {
        const long = { ...form, [field]: filledWith(text, roomInJson) }
        const most = await leastOf(tries, () => heldUpBy(() => post(asked, long)))
        if (most > longest) held.push(`${asked.pattern}, ${field}: ${most} ms`)
      }
    }
    assert.deepEqual(held, [])
  }).timeout(900_000)

  test('is seen to be held up where it is', async ({ assert }) => {
    const held = await heldUpBy(async () => {
      const end = process.threadCpuUsage().user + (longest + 20) * 1000
      while (process.threadCpuUsage().user < end);
    })
    assert.isAbove(held, longest)
  })
})

type Body = Readonly<{ kind: string; type: string; body: Buffer }>

function bodiesOf(names: readonly string[]): Body[] {
  const json = 'application/json'
  const form = 'application/x-www-form-urlencoded'
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const share = Math.floor(roomInJson / names.length) - 20
  const words = repeated.map((text) => {
    const fields = names.map((name) => [name, filledWith(text, share)])
    const body = JSON.stringify(Object.fromEntries(fields))
    return { kind: `words of ${JSON.stringify(text)}`, type: json, body }
  })
  return [
    ...words,
    { kind: 'a list', type: json, body: `{"a":[${filledWith('1,', roomInJson)}1]}` },
    { kind: 'objects', type: json, body: `{"a":[${filledWith('{"b":{}},', roomInJson)}1]}` },
    { kind: 'fields', type: form, body: filledWith('a=1&', room) },
    { kind: 'elements', type: form, body: filledWith('a[]=1&', room) },
    { kind: 'escapes', type: form, body: `a=${filledWith('%C3%A9', room)}` },
    {
      kind: 'parts',
      type: 'multipart/form-data; boundary=x',
      body: `${filledWith(part, room)}--x--\r\n`,
    },
  ].map(({ body, ...one }) => ({ ...one, body: Buffer.from(body) }))
}

/** A text over and over, as often as so many bytes hold. */
function filledWith(text: string, bytes: number) {
  return text.repeat(Math.floor(bytes / Buffer.byteLength(text)))
}

async function send({ method, path }: Asked, body: Buffer, headers: Record<string, string>) {
  const own = { 'Accept': 'text/html', 'X-Inertia': 'true', 'X-Inertia-Version': '1' }
  const origin = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(siteUrl + path, {
    method,
    headers: { ...own, ...origin, ...headers },
    body: new Uint8Array(body),
    redirect: 'manual',
  }).catch(() => null)
  await answer?.arrayBuffer()
}

async function leastOf(times: number, measure: () => Promise<number>) {
  let least = Infinity
  for (let time = 1; time <= times && least > longest; time++) {
    const held = await measure()
    least = Math.min(least, held > longest ? Math.round(held / pace()) : held)
  }
  return least
}
