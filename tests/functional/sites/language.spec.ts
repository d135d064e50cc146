import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { logIn, withPassword } from '#tests/support/accounts/login'
import { sendSettings } from '#tests/support/accounts/settings_form'

function choose(client: ApiClient, form: Record<string, string>) {
  return client.post('/language').withCsrfToken().redirects(0).form(form)
}

test.group('Choosing a language', (group) => {
  inTransaction(group)

  test('is remembered in a plain cookie for a year', async ({ client, assert }) => {
    const response = await choose(client, { locale: 'pl', back: '/login' })

    response.assertHeader('location', '/login')
    const cookies = [response.headers()['set-cookie'] ?? []].flat()
    const cookie = cookies.find((one) => one.includes('i18n'))
    assert.include(cookie, 'i18n_redirected=pl;')
    assert.include(cookie, `Max-Age=${365 * 24 * 60 * 60}`)
    assert.notInclude(cookie, 'HttpOnly')
  })

  test('is stored for a member', async ({ client, assert }) => {
    await join(ada())
    await sendSettings(client, '/language', { locale: 'fr' }, ada())
    assert.equal((await account(ada())).language, 'fr')
  })

  test('on the way to the login is stored for who logs in, once', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const chosen = await choose(client, { locale: 'pl', back: '/login' })
    const login = await logIn(client).withSession(chosen.session())
    assert.equal((await account(ada())).language, 'pl')
    assert.notProperty(login.session(), 'chosen_language')
  })

  for (const back of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
  ]) {
    test(`never redirects to ${back}`, async ({ client }) => {
      const response = await choose(client, { locale: 'it', back }).header(
        'referer',
        'https://evil.example/page'
      )
      response.assertHeader('location', '/')
    })
  }

  test('accepts the seven languages only', async ({ client, assert }) => {
    await join(ada())
    const response = await sendSettings(client, '/language', { locale: 'sv' }, ada())
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
