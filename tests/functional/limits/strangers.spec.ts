import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { gracesComplaint } from '#tests/support/complaints/forms'
import { signUpForm } from '#tests/support/accounts/sign_up_form'
import { allRows } from '#tests/support/database/tables'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { everyRoute } from '#tests/support/http/every_route'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const { email, words } = gracesComplaint

/** Valid forms: each makes the site store something, or send a mail. */
const limited: Readonly<Record<string, object>> = {
  '/complaints': gracesComplaint,
  '/complaints/appeal': { about: 'My profile', words, email },
  '/complaints/illegal-content': {
    where: 'Her profile',
    words,
    name: 'Grace',
    email,
    good_faith: true,
  },
  '/complaints/privacy': { request: 'access', words, email },
  '/reset-password': { email: 'ada@example.com' },
  '/signup': signUpForm,
}

/** Routes that count wrong guesses, with tests of their own: tests/functional/accounts. */
const guessed = ['/login', '/login/passkey', '/admin/login']

/** Routes that do nothing without a link, token or secret of ours; those are too long to be guessed. */
const secret = [
  '/account/return',
  '/activate',
  '/complaints/:signed/replies',
  '/complaints/:signed/solved',
  '/complaints/:signed/withdrawn',
  '/complaints/withdrawal/confirm',
  '/mail-again',
  '/mail-change/do',
  '/mail-change/undo',
  '/reset-password/do',
  '/unsubscribe/:mark',
  '/webhooks/payments/:provider',
]

/** Forms that change the session or a cookie of who sends them, and nothing else. */
const own: Readonly<Record<string, object>> = {
  '/api/page-hidden.php': {},
  '/api/user.php': {},
  '/complaints/withdrawal': { name: 'Grace', contract: 'Credits', email },
  '/complete-signup': { email, gender: 'female', seeking: 'male' },
  '/country': { country: 'BE' },
  '/language': { language: 'de' },
  '/login/passkey/challenge': {},
  '/logout': {},
  '/members/:id/begin': { line: 'own', own: 'Hello there', email },
  '/old-browser': {},
  '/page-views/:id': { milliseconds: 5 },
  '/preview/end': {},
  '/signup/step': { step: 0, gender: 'female' },
}

/** A redirect to one of these means that the visitor was not let in. */
const logins = ['/login', '/admin/login']

test.group('What a stranger sends', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is limited, needs a secret, or stays with them: on every route', async ({
    assert,
    client,
  }) => {
    const unsafe = everyRoute().filter(
      ({ method, pattern }) => method !== 'GET' && pattern !== '/*' && !pattern.startsWith('/dev/')
    )
    const open: string[] = []
    for (const { method, path, pattern } of unsafe) {
      const answer = await client.request(path, method).withCsrfToken().redirects(0).json({})
      const to = new URL(answer.header('location') ?? siteUrl, siteUrl).pathname
      const isSentAway = logins.includes(to) && !logins.includes(pattern)
      if (!isSentAway && ![401, 403].includes(answer.status())) open.push(pattern)
    }
    const known = [...Object.keys(limited), ...guessed, ...secret, ...Object.keys(own)]
    assert.deepEqual([...new Set(open)].toSorted(), known.toSorted())
  })

  test('does nothing once their network has used up its times: {$self}')
    .with(Object.keys(limited))
    .run(async ({ assert, cleanup }, path) => {
      const before = await allRows()
      const { use } = limiter
      limiter.use = (() => spent) as unknown as typeof use
      cleanup(() => void (limiter.use = use))
      const refused = await send('POST', path, formOf(path))
      assert.equal(refused.status, 429)
      assert.deepEqual(await allRows(), before)
      limiter.use = use
      const taken = await send('POST', path, formOf(path))
      assert.isBelow(taken.status, 400)
      assert.notDeepEqual(await allRows(), before)
    })

  test('stays with them: {$self}')
    .with(Object.keys(own))
    .run(async ({ assert }, pattern) => {
      const before = await allRows()
      const path = pattern.replace(':id', bob().profile.id)
      const answer = await send('POST', path, own[pattern])
      assert.isBelow(answer.status, 500)
      assert.deepEqual(await allRows(), before)
    })
})

/** A limiter of which nothing is left. */
const spent = {
  attempt: async () => undefined,
  availableIn: async () => 60,
  decrement: async () => undefined,
  remaining: async () => 0,
}

function formOf(path: string) {
  return { request_id: crypto.randomUUID(), ...limited[path] }
}

function send(method: string, path: string, form: object) {
  return fetch(siteUrl + path, {
    method,
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(form),
    redirect: 'manual',
  })
}
