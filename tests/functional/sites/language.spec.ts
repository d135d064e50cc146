import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'

test.group('Choosing a language', (group) => {
  inTransaction(group)

  test('is remembered in a plain cookie for a year', async ({ client, assert }) => {
    const response = await client
      .post('/language')
      .withCsrfToken()
      .redirects(0)
      .form({ locale: 'pl', back: '/login' })

    response.assertHeader('location', '/login')
    const cookies = [response.headers()['set-cookie'] ?? []].flat()
    const cookie = cookies.find((one) => one.includes('i18n'))
    assert.include(cookie, 'i18n_redirected=pl;')
    assert.include(cookie, `Max-Age=${365 * 24 * 60 * 60}`)
    assert.notInclude(cookie, 'HttpOnly')
  })

  test("takes precedence over the browser's language", async ({ assert }) => {
    const response = await fetch(`${siteUrl}/login`, {
      headers: { 'Cookie': 'i18n_redirected=nl', 'Accept-Language': 'de' },
    })
    assert.include(await response.text(), '<html lang="nl">')
  })

  test('is stored for a member', async ({ client, assert }) => {
    await join(ada())
    await client
      .post('/language')
      .loginAs(await account(ada()))
      .withCsrfToken()
      .redirects(0)
      .form({ locale: 'fr' })
    assert.equal((await account(ada())).language, 'fr')
  })

  test('leads back to the page it was chosen on', async ({ client }) => {
    const response = await client
      .post('/language')
      .withCsrfToken()
      .redirects(0)
      .header('referer', `${siteUrl}/signup?step=3`)
      .header('host', new URL(siteUrl).host)
      .form({ locale: 'it' })
    response.assertHeader('location', `${siteUrl}/signup?step=3`)
  })

  for (const back of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
  ]) {
    test(`never redirects to ${back}`, async ({ client }) => {
      const response = await client
        .post('/language')
        .withCsrfToken()
        .redirects(0)
        .header('referer', 'https://evil.example/page')
        .form({ locale: 'it', back })
      response.assertHeader('location', '/')
    })
  }

  test('accepts the seven languages only', async ({ client, assert }) => {
    await join(ada())
    const response = await client
      .post('/language')
      .loginAs(await account(ada()))
      .withCsrfToken()
      .accept('json')
      .form({ locale: 'sv' })
    response.assertStatus(422)
    assert.equal((await account(ada())).language, 'nl')
  })

  test('loads a new document when a page changes it by script', async ({ client }) => {
    const response = await client
      .post('/language')
      .withCsrfToken()
      .withInertia()
      .form({ locale: 'it', back: '/login' })
    response.assertStatus(409)
    response.assertHeader('x-inertia-location', '/login')
  })
})
