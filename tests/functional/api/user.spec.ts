import { test } from '@japa/runner'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { account, join } from '#tests/support/people/members'
import { ada, birthYear } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { siteUrl } from '#tests/support/http/cookies'
import { callAs } from '#tests/support/http/as_member'
import type { ApiClient } from '@japa/api-client'

test.group('GET /api/user.php', (group) => {
  inTransaction(group)

  test('answers the documented fields of the user, without address and birth date', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const picture = await storePhoto(ada(), { main: true })
    const response = await client.get('/api/user.php').loginAs(await account(ada()))
    assert.notInclude(response.text(), 'ada@example.com')
    assert.notMatch(response.text(), birthYear)
    assert.notInclude(response.text(), 'hash')
    const { user } = response.body()
    assert.containSubset(user, {
      status: 'active',
      credits: 0,
      paid_user: false,
      language: 'nl',
      fictional_icon: 'drama',
      signup_date: '2026-02-01T12:00:00.000Z',
      profile: { id: ada().profile.id, name: 'Ada', country: 'NL', status: 'active' },
    })
    assert.containSubset(user.profile, {
      region: { id: 1, name: 'Utrecht' },
      place: { name: 'Utrecht' },
      interests: [],
      eye_colour: null,
    })
    assert.deepEqual(user.profile.main_image, {
      filename: photoUrl(picture, 'full', ada().profile.id),
      thumb_filename: photoUrl(picture, 'thumb', ada().profile.id),
      match: photoUrl(picture, 'match', ada().profile.id),
      status: 'active',
    })
  })
})

test.group('POST /api/user.php', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('logs in and answers the user', async ({ client, assert }) => {
    const response = await client.post('/api/user.php').withCsrfToken().json(adasCredentials)
    response.assertStatus(200)
    assert.equal(response.body().user.id, ada().profile.id)
    assert.equal(response.session().auth_web, ada().user.id)
  })

  test('counts towards the lockout: five failures block the account', async ({ client }) => {
    const guess = { ...adasCredentials, password: 'a guess' }
    for (let failure = 0; failure < 5; failure++) {
      await client.post('/api/user.php').withCsrfToken().json(guess)
    }
    const response = await client.post('/api/user.php').withCsrfToken().json(adasCredentials)
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ rule: 'login_blocked' }] })
  })

  test('needs the CSRF token, unless a page of the site sends it', async ({ client, assert }) => {
    const login = () => client.post('/api/user.php').redirects(0).json(adasCredentials)
    const forged = await login().header('accept-language', 'nl')
    forged.assertStatus(403)
    forged.assertBody({
      error: 'Deze pagina stond te lang open. Laad hem opnieuw en probeer het nog eens.',
    })
    assert.isUndefined(forged.session().auth_web)
    const own = await login().header('sec-fetch-site', 'same-origin')
    assert.equal(own.session().auth_web, ada().user.id)
  })
})

function saveLanguage(client: ApiClient, language: string) {
  return callAs(client, ada(), '/api/user.php', { json: { language }, method: 'put' })
}

test.group('PUT /api/user.php', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('saves the language', async ({ client, assert }) => {
    const response = await saveLanguage(client, 'pl')
    assert.equal(response.body().user.language, 'pl')
    assert.equal((await account(ada())).language, 'pl')
    assert.include(String(response.header('set-cookie')), 'i18n_redirected=pl')
  })

  test('refuses a language that the site does not speak', async ({ client, assert }) => {
    const response = await saveLanguage(client, 'tlh')
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'language' }] })
    assert.equal((await account(ada())).language, 'nl')
  })
})

test.group('GET /api/logout.php', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('logs out', async ({ client, assert }) => {
    const own = [
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    ]
    for (const headers of own) {
      const response = await client
        .get('/api/logout.php')
        .loginAs(await account(ada()))
        .headers(headers)
      assert.deepEqual(response.body(), { user: null })
      assert.isUndefined(response.session().auth_web)
    }
  })

  test('cannot be sent by another page: {$self}')
    .with(['cross-site', 'same-site', 'none', undefined])
    .run(async ({ client, assert }, site) => {
      const request = client.get('/api/logout.php').loginAs(await account(ada()))
      const response = await (site ? request.header('sec-fetch-site', site) : request)
      response.assertStatus(403)
      assert.equal(response.session().auth_web, ada().user.id)
    })
})

test.group('POST /api/page-hidden.php', (group) => {
  inTransaction(group)

  test("records the member's last activity, without a CSRF token", async ({ client, assert }) => {
    await join(ada())
    const response = await client
      .post('/api/page-hidden.php')
      .loginAs(await account(ada()))
      .json({})
    response.assertStatus(204)
    const user = await account(ada())
    await user.load('profile')
    assert.isAbove(user.profile.lastActiveAt.toMillis(), Date.now() - 60_000)
  })

  test('does nothing for a visitor, and sets no cookie', async ({ assert }) => {
    const response = await fetch(`${siteUrl}/api/page-hidden.php`, { method: 'POST' })
    assert.equal(response.status, 204)
    assert.isEmpty(response.headers.getSetCookie())
  })
})
