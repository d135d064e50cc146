import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { logIn, withPassword } from '#tests/support/accounts/login'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { adaWithPasskey, logInWithPasskey, refusalOf } from '#tests/support/accounts/passkeys'
import { mailedResetLink as mailedLink } from '#tests/support/accounts/password_reset'

const password = 'a brand new one'

/** Opens the link; answers the props of the page and the session of the browser. */
async function open(client: ApiClient, link: string) {
  const opened = await client.get(link).redirects(0)
  const page = await client.get('/reset-password/do').withSession(opened.session()).withInertia()
  return { opened, page, session: opened.session() }
}

async function choose(client: ApiClient, link: string, typed = {}) {
  const { session } = await open(client, link)
  return client
    .post('/reset-password/do')
    .withSession(session)
    .withCsrfToken()
    .redirects(0)
    .header('accept-language', 'nl')
    .accept('json')
    .json({ password, password_confirmation: password, ...typed })
}

test.group('The link for a new password', (group) => {
  inTransaction(group)

  test('lets the owner in with the new password only, once, also after guesses', async ({
    client,
    assert,
  }) => {
    await join(await withPassword(ada()))
    for (let time = 1; time <= 5; time++) await logIn(client, { password: `guess ${time}` })
    const link = await mailedLink(client)
    const response = await choose(client, link)
    response.assertHeader('location', '/login')
    const { page } = await open(client, link)
    page.assertInertiaPropsContains({ works: false })
    const again = await choose(client, link)
    again.assertBodyContains({ refusal: 'reset_link_invalid' })
    const before = await logIn(client).accept('json')
    before.assertBodyContains({ errors: [{ rule: 'login_failed' }] })
    const after = await logIn(client, { password })
    assert.equal(after.session().auth_web, ada().user.id)
  })

  test('locks out who has added a passkey, and says beforehand that these go', async ({
    client,
    assert,
  }) => {
    const { device: stolen } = await adaWithPasskey(client)
    const link = await mailedLink(client)
    const { page } = await open(client, link)
    page.assertInertiaPropsContains({ works: true, hasPasskeys: true })
    await choose(client, link)
    assert.equal(refusalOf(await logInWithPasskey(client, stolen)), 'passkey_failed')
    const owner = await logIn(client, { password })
    assert.equal(owner.session().auth_web, ada().user.id)
  })

  test('disappears from the URL at once, and the session holds no secret', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const link = await mailedLink(client)
    const { opened, page } = await open(client, link)
    opened.assertHeader('location', '/reset-password/do')
    const secret = link.split('=')[1]
    assert.notInclude(JSON.stringify(opened.session()), secret)
    assert.notInclude(JSON.stringify(page.body()), secret)
    assert.notInclude(JSON.stringify(await db.from('tokens')), secret)
    page.assertInertiaPropsContains({ works: true })
  })

  test('ends every login of the account', async ({ client, assert }) => {
    await join(await withPassword(ada()), bob())
    const elsewhere = (await logIn(client)).session()
    const ofBob = await client.get('/credits').loginAs(await account(bob()))
    await choose(client, await mailedLink(client))
    const refused = await client.get('/credits').withSession(elsewhere).redirects(0)
    refused.assertHeader('location', '/login')
    const still = await client.get('/credits').withSession(ofBob.session()).redirects(0)
    assert.equal(still.status(), 200)
  })

  test('has expired after 60 minutes', async ({ client, test: it }) => {
    const clock = await useFakeClock(it)
    await join(ada())
    const link = await mailedLink(client)
    clock.advance({ minutes: 59, seconds: 59 })
    const before = await open(client, link)
    before.page.assertInertiaPropsContains({ works: true })
    clock.advance({ seconds: 1 })
    const after = await open(client, link)
    after.page.assertInertiaPropsContains({ works: false })
  })

  test('keeps working after a refused password', async ({ client }) => {
    await join(ada())
    const link = await mailedLink(client)
    const response = await choose(client, link, { password: 'kort' })
    response.assertStatus(422)
    response.assertBodyContains({
      errors: [
        { field: 'password', rule: 'password_too_short' },
        {
          field: 'password_confirmation',
          message: 'De opgegeven wachtwoorden zijn niet gelijk.',
        },
      ],
    })
    const { page } = await open(client, link)
    page.assertInertiaPropsContains({ works: true })
  })

  for (const query of ['', '?token=', '?token=x', '?token[]=x', '?token=%00', '?token[a]=x']) {
    test(`asks for a new mail as /reset-password/do${query}`, async ({ client, assert }) => {
      await join(ada())
      const { page } = await open(client, `/reset-password/do${query}`)
      page.assertStatus(200)
      page.assertInertiaPropsContains({ works: false })
      const refused = await choose(client, `/reset-password/do${query}`)
      refused.assertStatus(422)
      assert.equal(refused.body().refusal, 'reset_link_invalid')
    })
  }

  test('stores no typed password in the session', async ({ client, assert }) => {
    await join(ada())
    const { session } = await open(client, await mailedLink(client))
    const response = await client
      .post('/reset-password/do')
      .withSession(session)
      .withCsrfToken()
      .redirects(0)
      .form({ password: 'kort', password_confirmation: 'korter' })
    assert.notInclude(JSON.stringify([response.session(), response.flashMessages()]), 'korter')
  })
})
