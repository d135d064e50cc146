import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Passkey from '#models/passkey'
import { makeAuthenticator } from '#tests/support/authenticator'
import { moveableClock } from '#tests/support/clock'
import { inTransaction } from '#tests/support/database'
import { adasCredentials, logIn, withPassword } from '#tests/support/login'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob } from '#tests/support/people'
import { siteUrl } from '#tests/support/raw'

type Session = ReturnType<ApiResponse['session']>
type Device = ReturnType<typeof makeAuthenticator>

function post(client: ApiClient, session: Session, path: string, body: object = {}) {
  return client
    .post(path)
    .withSession(session)
    .withCsrfToken()
    .redirects(0)
    .accept('json')
    .header('accept-language', 'nl')
    .json(body)
}

/** Asks for a challenge; answers its options and the session that waits for the answer. */
async function ask(client: ApiClient, session: Session, path: string, body: object = {}) {
  const response = await post(client, session, path, body)
  return { response, options: response.body().options, session: response.session() }
}

async function adaWithPasskey(client: ApiClient) {
  await join(await withPassword(ada()))
  const device = makeAuthenticator(siteUrl)
  const first = (await logIn(client)).session()
  const { password } = adasCredentials
  const asked = await ask(client, first, '/profile/passkeys/challenge', { password })
  const body = { name: 'My phone', response: device.register(asked.options) }
  const added = await post(client, asked.session, '/profile/passkeys', body)
  return { device, added, body, session: asked.session }
}

/** A visitor's browser signs in with the device. */
async function enter(client: ApiClient, device: Device, flags?: number) {
  const { options, session } = await ask(client, {}, '/login/passkey/challenge')
  return post(client, session, '/login/passkey', { response: device.logIn(options, flags) })
}

function refusalOf(response: ApiResponse) {
  return response.body().errors?.[0]?.rule ?? response.body().refusal
}

test.group('A passkey', (group) => {
  inTransaction(group)

  test('signs its owner in, under a new session', async ({ client, assert }) => {
    const { device, added } = await adaWithPasskey(client)
    added.assertHeader('location', '/profile/passkeys')
    device.device.counter = 1
    const response = await enter(client, device)
    response.assertHeader('location', '/members')
    assert.equal(response.session().auth_web, ada().user.id)
    assert.equal((await Passkey.firstOrFail()).counter, 1)
  })

  test('is kept as base64url text, and its page shows the name alone', async ({
    client,
    assert,
  }) => {
    await adaWithPasskey(client)
    const [row] = await db.from('passkeys')
    assert.match(row.public_key, /^[\w-]+$/)
    assert.match(row.credential_id, /^[\w-]+$/)
    const reader = await account(ada())
    const page = await client.get('/profile/passkeys').loginAs(reader).withInertia()
    page.assertInertiaPropsContains({ passkeys: [{ name: 'My phone', used: null }] })
    assert.notInclude(JSON.stringify(page.body()), row.public_key)
    assert.notInclude(JSON.stringify(page.body()), row.credential_id)
  })

  test('is added only by who knows the password', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const session = (await logIn(client)).session()
    for (let time = 1; time <= 5; time++) {
      const guess = { password: `guess ${time}` }
      const { response } = await ask(client, session, '/profile/passkeys/challenge', guess)
      assert.deepEqual(response.body().errors, [
        { field: 'password', rule: 'password_wrong', message: 'Controleer je wachtwoord.' },
      ])
    }
    const { password } = adasCredentials
    const { response } = await ask(client, session, '/profile/passkeys/challenge', { password })
    assert.equal(refusalOf(response), 'login_blocked')
  })

  test('is added by one answer to one challenge', async ({ client, assert }) => {
    const { added, body } = await adaWithPasskey(client)
    const again = await post(client, added.session(), '/profile/passkeys', body)
    assert.equal(refusalOf(again), 'passkey_invalid')
    assert.equal(await countOf('passkeys'), 1)
  })

  test('is added once', async ({ client, assert }) => {
    const { body, session } = await adaWithPasskey(client)
    const again = await post(client, session, '/profile/passkeys', body)
    assert.equal(refusalOf(again), 'passkey_known')
  })

  for (const response of ['', 'no JSON', 'null', '[]', '{"id":"x"}', '{"id":"\\u0000"}']) {
    test(`cannot be made of ${response || 'nothing'}`, async ({ client, assert }) => {
      const { session } = await adaWithPasskey(client)
      const added = await post(client, session, '/profile/passkeys', { response })
      added.assertStatus(422)
      const visitor = await ask(client, {}, '/login/passkey/challenge')
      const entered = await post(client, visitor.session, '/login/passkey', { response })
      entered.assertStatus(422)
      assert.equal(await countOf('passkeys'), 1)
    })
  }

  test('opens nothing once it is removed, by its owner alone', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    await join(bob())
    const path = `/profile/passkeys/${(await Passkey.firstOrFail()).id}/remove`
    await client
      .post(path)
      .loginAs(await account(bob()))
      .withCsrfToken()
      .redirects(0)
    assert.equal(await countOf('passkeys'), 1)
    await client
      .post(path)
      .loginAs(await account(ada()))
      .withCsrfToken()
      .redirects(0)
    assert.equal(refusalOf(await enter(client, device)), 'passkey_failed')
  })
})

test.group('A login by passkey is refused', (group) => {
  inTransaction(group)

  test('for a challenge that was answered before', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    const asked = await ask(client, {}, '/login/passkey/challenge')
    const response = device.logIn(asked.options)
    const first = await post(client, asked.session, '/login/passkey', { response })
    const left = await post(client, first.session(), '/logout')
    const second = await post(client, left.session(), '/login/passkey', { response })
    assert.equal(refusalOf(second), 'passkey_failed')
  })

  test('for a challenge of another session', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    const asked = await ask(client, {}, '/login/passkey/challenge')
    const other = await ask(client, {}, '/login/passkey/challenge')
    const response = device.logIn(asked.options)
    const refused = await post(client, other.session, '/login/passkey', { response })
    assert.equal(refusalOf(refused), 'passkey_failed')
  })

  test('for a challenge of five minutes ago', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    const { device } = await adaWithPasskey(client)
    const asked = await ask(client, {}, '/login/passkey/challenge')
    clock.advance({ minutes: 5 })
    const response = device.logIn(asked.options)
    const refused = await post(client, asked.session, '/login/passkey', { response })
    assert.equal(refusalOf(refused), 'passkey_failed')
  })

  test('on another site', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    device.device.origin = 'https://evil.example'
    assert.equal(refusalOf(await enter(client, device)), 'passkey_failed')
  })

  test('without a check of the person', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    assert.equal(refusalOf(await enter(client, device, 0x01)), 'passkey_failed')
  })

  test('for a counter that has not risen', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    device.device.counter = 3
    await enter(client, device)
    assert.equal(refusalOf(await enter(client, device)), 'passkey_failed')
    device.device.counter = 4
    const response = await enter(client, device)
    assert.equal(response.session().auth_web, ada().user.id)
  })

  test('for a banned account, to its owner alone', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    const user = await account(ada())
    await user.merge({ status: 'banned' }).save()
    assert.equal(refusalOf(await enter(client, device)), 'banned')
    const stranger = makeAuthenticator(siteUrl)
    assert.equal(refusalOf(await enter(client, stranger)), 'passkey_failed')
  })

  test('after five failures', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    for (let time = 1; time <= 5; time++) await enter(client, device, 0x01)
    assert.equal(refusalOf(await enter(client, device)), 'login_blocked')
  })
})
