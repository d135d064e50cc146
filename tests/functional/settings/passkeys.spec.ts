import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Passkey from '#models/passkey'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { account, countOf, join } from '#tests/support/people/members'
import {
  adaWithPasskey,
  requestChallenge,
  logInWithPasskey,
  post,
  refusalOf,
} from '#tests/support/accounts/passkeys'
import { ada, bob } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { makeAuthenticator } from '#tests/support/accounts/authenticator'
import { useFakeClock } from '#tests/support/time/clock'
import { deleteAccount } from '#tests/support/accounts/deletion'
import { siteUrl } from '#tests/support/http/cookies'

test.group('A passkey', (group) => {
  inTransaction(group)

  test('signs its owner in, under a new session', async ({ client, assert }) => {
    const { device, added } = await adaWithPasskey(client)
    added.assertHeader('location', '/profile/passkeys')
    device.device.counter = 1
    const response = await logInWithPasskey(client, device)
    response.assertHeader('location', '/members')
    assert.equal(response.session().auth_web, ada().user.id)
    assert.equal((await Passkey.firstOrFail()).counter, 1)
  })

  test('is kept as base64url, and its page shows the name alone', async ({ client, assert }) => {
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

  test('is added only with the password', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const session = (await logIn(client)).session()
    const ask = async (password: string) =>
      (await requestChallenge(client, session, '/profile/passkeys/challenge', { password }))
        .response
    for (let time = 1; time <= 5; time++) {
      const response = await ask(`guess ${time}`)
      assert.deepEqual(response.body().errors, [
        { field: 'password', rule: 'password_wrong', message: 'Controleer je wachtwoord.' },
      ])
    }
    assert.equal(refusalOf(await ask(adasCredentials.password)), 'login_blocked')
  })

  test('is added by one response to one challenge', async ({ client, assert }) => {
    const { added, body } = await adaWithPasskey(client)
    const again = await post(client, added.session(), '/profile/passkeys', body)
    assert.equal(refusalOf(again), 'passkey_invalid')
    assert.equal(await countOf('passkeys'), 1)
  })

  test('is useless once its owner, and only they, removed it', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    await join(bob())
    const path = `/profile/passkeys/${(await Passkey.firstOrFail()).id}/remove`
    await sendSettings(client, path, {}, bob())
    assert.equal(await countOf('passkeys'), 1)
    await sendSettings(client, path, {}, ada())
    assert.equal(refusalOf(await logInWithPasskey(client, device)), 'passkey_failed')
  })
})

test.group('A login by passkey to a deleted account', (group) => {
  inTransaction(group)

  test('offers to return, as a login by password does', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    await deleteAccount(client, ada())
    const { options, session } = await requestChallenge(client, {}, '/login/passkey/challenge')
    const offered = await post(client, session, '/login/passkey', {
      response: device.logIn(options),
    }).accept('html')
    offered.assertHeader('location', '/account/return')
    assert.isUndefined(offered.session().auth_web)
    const page = await client.get('/account/return').withSession(offered.session()).withInertia()
    page.assertInertiaComponent('accounts/return')

    const back = await post(client, offered.session(), '/account/return')
    assert.equal(back.session().auth_web, ada().user.id)
    assert.equal((await account(ada())).status, 'active')
  })

  test('offers it only with the passkey', async ({ client, assert }) => {
    await adaWithPasskey(client)
    await deleteAccount(client, ada())
    const refused = await logInWithPasskey(client, makeAuthenticator(siteUrl))
    assert.equal(refusalOf(refused), 'passkey_failed')
    const page = await client.get('/account/return').withSession(refused.session()).redirects(0)
    page.assertHeader('location', '/login')
  })
})

test.group('A login by passkey is refused', (group) => {
  inTransaction(group)

  test('for a challenge that was answered before', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    const asked = await requestChallenge(client, {}, '/login/passkey/challenge')
    const response = device.logIn(asked.options)
    const first = await post(client, asked.session, '/login/passkey', { response })
    const left = await post(client, first.session(), '/logout')
    const second = await post(client, left.session(), '/login/passkey', { response })
    assert.equal(refusalOf(second), 'passkey_failed')
  })

  test('for a challenge of another session, or of five minutes ago', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    const { device } = await adaWithPasskey(client)
    const asked = await requestChallenge(client, {}, '/login/passkey/challenge')
    const response = device.logIn(asked.options)
    const other = await requestChallenge(client, {}, '/login/passkey/challenge')
    const foreign = await post(client, other.session, '/login/passkey', { response })
    assert.equal(refusalOf(foreign), 'passkey_failed')
    clock.advance({ minutes: 5 })
    const refused = await post(client, asked.session, '/login/passkey', { response })
    assert.equal(refusalOf(refused), 'passkey_failed')
  })

  test('without user verification, or on another site', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    assert.equal(refusalOf(await logInWithPasskey(client, device, 0x01)), 'passkey_failed')
    device.device.origin = 'https://evil.example'
    assert.equal(refusalOf(await logInWithPasskey(client, device)), 'passkey_failed')
  })

  test('after five failures', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    for (let time = 1; time <= 5; time++) await logInWithPasskey(client, device, 0x01)
    assert.equal(refusalOf(await logInWithPasskey(client, device)), 'login_blocked')
  })
})
