import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { isForBackOffice } from '#config/admin'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { cookiesOf, headersFor, siteUrl } from '#tests/support/http/cookies'
import { everyRoute } from '#tests/support/http/every_route'
import { signIn } from '#tests/support/http/sign_in'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const forms = [
  '/complaints',
  '/complaints/illegal-content',
  '/complaints/appeal',
  '/complaints/privacy',
  '/complaints/withdrawal',
  '/complete-signup',
  '/login',
  '/login/passkey',
  '/reset-password',
  '/signup',
]

const own = { origin: siteUrl }
const fromElsewhere: Record<string, string>[] = [
  { ...own, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  {},
]

/** A form that is taken is refused at its fields: it is blank. */
function send(path: string, headers: Record<string, string>, method = 'POST') {
  return fetch(siteUrl + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, 'accept': 'application/json', 'content-type': 'application/json' },
    body: '{}',
  })
}

test.group('A form of visitors', (group) => {
  inTransaction(group)
  group.each.setup(() => limiter.clear())

  test('is taken without a token from a page of the site: {$self}')
    .with(forms)
    .run(async ({ assert }, path) => {
      for (const headers of [{ 'sec-fetch-site': 'same-origin' }, own]) {
        const answer = await send(path, headers)
        assert.equal(answer.status, 422)
      }
    })

  test('is not taken from elsewhere, nor from a browser that does not say: {$self}')
    .with(forms)
    .run(async ({ assert }, path) => {
      for (const headers of fromElsewhere) {
        const answer = await send(path, headers)
        assert.equal(answer.status, 302, JSON.stringify(headers))
      }
    })

  test('is taken at the second try from a browser that does not say, which then has a token', async ({
    assert,
  }) => {
    const refused = await send('/complaints', {})
    const cookies = cookiesOf(refused)
    assert.exists(cookies['auth.session'])
    const again = await send('/complaints', headersFor(cookies))
    assert.equal(again.status, 422)
  })

  test('is taken from who has no session; what members send needs a token, whatever sent it', async ({
    assert,
  }) => {
    await join(await withPassword(ada()))
    const { Cookie } = await signIn(siteUrl, adasCredentials.email, adasCredentials.password)
    for (const path of ['/country', '/profile/password', '/logout']) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const refused = await send(path, { ...headers, Cookie })
      assert.equal(refused.status, 302, path)
      assert.equal(refused.headers.get('location'), '/', path)
    }
    assert.equal((await send('/country', { 'sec-fetch-site': 'same-origin' })).status, 422)
    assert.equal((await send('/country', { 'sec-fetch-site': 'cross-site' })).status, 302)
    assert.equal((await send('/admin/login', { 'sec-fetch-site': 'same-origin' })).status, 302)
  })
})

/** Each of these is authorised by itself, or only tells that a page was left. */
const withoutToken = [
  'POST /api/page-hidden.php',
  'POST /complaints/:signed/replies',
  'POST /complaints/:signed/solved',
  'POST /complaints/:signed/withdrawn',
  'POST /members/:id/begin',
  'POST /page-views/:id',
  'POST /unsubscribe/:mark',
  'POST /webhooks/mail',
  'POST /webhooks/payments/:provider',
]

test.group('What another site sends in the browser of a member', (group) => {
  inTransaction(group)

  test('is refused at every other address', async ({ assert }) => {
    await join(await withPassword(ada()))
    const { Cookie } = await signIn(siteUrl, adasCredentials.email, adasCredentials.password)
    const taken: string[] = []
    for (const { method, path, pattern } of everyRoute()) {
      if (['GET', 'OPTIONS'].includes(method) || isForBackOffice(pattern)) continue
      const answer = await send(path, { 'sec-fetch-site': 'cross-site', Cookie }, method)
      const isRefused = answer.status === 403 || answer.headers.get('location') === '/'
      if (!isRefused) taken.push(`${method} ${pattern}`)
    }
    assert.sameMembers(taken, withoutToken)
  })
})
