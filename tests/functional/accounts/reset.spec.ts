import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#tests/support/database/transactions'
import { logIn, withPassword } from '#tests/support/accounts/login'
import { join, countOf } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { adaWithPasskey, logInWithPasskey, refusalOf } from '#tests/support/accounts/passkeys'
import {
  mailedResetLink as mailedLink,
  askForReset as ask,
} from '#tests/support/accounts/password_reset'
import { stopTime } from '#tests/support/time/time_travel'
import { sendJson } from '#tests/support/http/send_json'

const password = 'a brand new one'

/** Opens the link; answers the props of the page and the session of the browser. */
async function open(client: ApiClient, link: string) {
  const opened = await client.get(link).redirects(0)
  const page = await client.get('/reset-password/do').withSession(opened.session()).withInertia()
  return { opened, page, session: opened.session() }
}

async function choose(client: ApiClient, link: string, typed = {}) {
  const { session } = await open(client, link)
  const form = { password, password_confirmation: password, ...typed }
  const request = sendJson(client, '/reset-password/do', form).withSession(session)
  return request.header('accept-language', 'nl')
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

  test('leaves the URL at once, and no secret in the session', async ({ client, assert }) => {
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

test.group('A mail for a new password', (group) => {
  inTransaction(group)

  test('is refused for an unknown address, in the agreed words', async ({ client, assert }) => {
    for (const email of ['eve@example.com', 'ada\0@example.com', '%', 'geen adres']) {
      const response = await ask(client, email)
      assert.deepEqual(response.body().errors, [
        { field: 'email', rule: 'email_not_found', message: 'E-mailadres niet gevonden' },
      ])
    }
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('is limited to ten requests an hour from one IP address', async ({ client, assert }) => {
    await join(ada())
    for (let time = 1; time <= 10; time++) {
      const response = await ask(client, `e${time}@example.com`)
      assert.equal(response.body().errors[0].rule, 'email_not_found')
    }
    const response = await ask(client)
    response.assertStatus(429)
    response.assertBodyContains({ refusal: 'too_many_requests', details: { minutes: 60 } })
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('is limited to thirty requests a day from there', async ({ client, test: it }) => {
    const clock = stopTime(it)
    for (let hour = 1; hour <= 3; hour++) {
      for (let time = 0; time < 10; time++) await ask(client, `nobody${hour}${time}@example.com`)
      clock.passes(hour * 3_600_000)
    }
    const refused = await ask(client, 'nobody@example.com')
    refused.assertStatus(429)
    refused.assertBodyContains({ refusal: 'too_many_reset_mails' })
  })
})
