import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

/** A page in Dutch for a browser that asks for German. */
function fromBrowser(path: string, headers: Record<string, string> = {}) {
  const asked = { 'Accept-Language': 'de', 'Accept': 'text/html', ...headers }
  return fetch(siteUrl + path, { headers: asked, redirect: 'manual' })
}

test.group('A public page under a language', (group) => {
  inTransaction(group)

  test('is in that language, whatever the browser and its cookie say', async ({ assert }) => {
    const answer = await fromBrowser('/nl/pages/faq', { Cookie: 'i18n_redirected=pl' })
    assert.equal(answer.headers.get('content-language'), 'nl')
    assert.include(await answer.text(), '<html lang="nl">')
  })

  test('is in that language for a member of another, and changes nothing of theirs', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const answer = await client.get('/it/pages/faq').loginAs(await account(ada()))
    answer.assertTextIncludes('<html lang="it">')
    assert.equal((await account(ada())).language, 'nl')
  })

  test('has its own address in the browser', async ({ client, assert }) => {
    const answer = await client.get('/nl/pages/faq?from=a').withInertia()
    assert.equal(answer.body().url, '/nl/pages/faq?from=a')
    const home = await client.get('/nl?network=a').withInertia()
    home.assertHeader('x-inertia-location', '/nl?network=a')
    answer.assertInertiaPropsContains({ path: '/pages/faq', languagePath: '/nl' })
  })

  test('leads a visitor to the search in the same language, which is remembered', async ({
    assert,
  }) => {
    const search = await fromBrowser('/members?country=NL', { Referer: `${siteUrl}/pl` })
    assert.equal(search.headers.get('content-language'), 'pl')
    assert.include(search.headers.getSetCookie().join(), 'i18n_redirected=pl')
    const elsewhere = await fromBrowser('/members?country=NL', { Referer: 'https://a.example/pl' })
    assert.equal(elsewhere.headers.get('content-language'), 'de')
    const bare = await fromBrowser('/pages/faq', { Referer: `${siteUrl}/pl` })
    assert.equal(bare.headers.get('content-language'), 'de')
    assert.notInclude(bare.headers.getSetCookie().join(), 'i18n_redirected')
  })

  test('is loaded afresh in its language by an outdated page', async ({ assert }) => {
    const answer = await fromBrowser('/nl/pages/faq?a=b', { 'X-Inertia': 'true' })
    assert.equal(answer.status, 409)
    assert.equal(answer.headers.get('x-inertia-location'), '/nl/pages/faq?a=b')
  })

  test('is led back to from a step that is too early', async ({ assert }) => {
    const answer = await fromBrowser('/nl/complete-signup')
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/nl/signup')
  })

  test('leads members who need not see it on, as without a language', async ({ client }) => {
    await join(ada())
    const answer = await client
      .get('/pl/login')
      .loginAs(await account(ada()))
      .redirects(0)
    answer.assertHeader('location', '/members')
  })

  for (const path of ['/nl/members', '/nl/chats', '/sv/pages/faq', '/nl/nl', '/nl/pages/none']) {
    test(`is not what ${path} asks for`, async ({ assert }) => {
      assert.equal((await fromBrowser(path)).status, 404)
    })
  }
})

test.group('A form on a public page under a language', (group) => {
  inTransaction(group)

  test('is answered in that language, and leads to a page of it', async ({ client, assert }) => {
    const answer = await client
      .post('/complete-signup')
      .withCsrfToken()
      .header('referer', `${siteUrl}/pl/signup`)
      .header('host', new URL(siteUrl).host)
      .redirects(0)
      .form({ email: 'someone@flirt.test', gender: 'female', seeking: 'male' })
    answer.assertHeader('content-language', 'pl')
    assert.equal(answer.header('location'), '/pl/complete-signup')
  })

  test('is answered in that of the browser when another site says it was sent from there', async ({
    client,
  }) => {
    const answer = await client
      .post('/complete-signup')
      .withCsrfToken()
      .header('referer', 'https://elsewhere.example/pl/signup')
      .header('accept-language', 'de')
      .redirects(0)
      .form({ email: 'someone@flirt.test', gender: 'female', seeking: 'male' })
    answer.assertHeader('content-language', 'de')
    answer.assertHeader('location', '/complete-signup')
  })
})

test.group('The language menu', (group) => {
  inTransaction(group)

  for (const [from, to] of [
    ['/nl/pages/faq', '/pl/pages/faq'],
    ['/nl', '/pl'],
    ['/de/signup?step=2', '/pl/signup?step=2'],
    ['/pages/faq', '/pages/faq'],
  ]) {
    test(`leads from ${from} to ${to}`, async ({ client }) => {
      const answer = await client
        .post('/language')
        .withCsrfToken()
        .redirects(0)
        .header('referer', siteUrl + from)
        .header('host', new URL(siteUrl).host)
        .form({ locale: 'pl', back: '/' })
      answer.assertHeader('location', siteUrl + to)
    })
  }
})

test.group('A public page without a language in its address', (group) => {
  inTransaction(group)

  test('is in the language that the visitor chose, else that of the browser, and says so', async ({
    assert,
  }) => {
    const chosen = await fromBrowser('/pages/faq', { Cookie: 'i18n_redirected=pl' })
    assert.equal(chosen.headers.get('content-language'), 'pl')
    const guessed = await fromBrowser('/pages/faq')
    assert.equal(guessed.headers.get('content-language'), 'de')
    const vary = (guessed.headers.get('vary') ?? '').toLowerCase().split(/, */)
    assert.includeMembers(vary, ['accept-language', 'cookie', 'x-inertia'])
  })
})
