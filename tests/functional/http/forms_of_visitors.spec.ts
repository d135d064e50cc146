import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { inTransaction } from '#tests/support/database/transactions'
import { cookiesOf, headersFor, siteUrl } from '#tests/support/http/cookies'

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
function send(path: string, headers: Record<string, string>) {
  return fetch(siteUrl + path, {
    method: 'POST',
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

  test('is only one of theirs: what members send needs a token, whatever sent it', async ({
    assert,
  }) => {
    for (const path of ['/profile/password', '/logout', '/country', '/signup/else']) {
      const answer = await send(path, { 'sec-fetch-site': 'same-origin' })
      assert.notEqual(answer.status, 422, path)
    }
  })
})
