import { test } from '@japa/runner'
import { makeAuthenticator } from '#tests/support/accounts/authenticator'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { deleteAccount } from '#tests/support/accounts/deletion'
import { account } from '#tests/support/people/members'
import {
  adaWithPasskey,
  requestChallenge,
  logInWithPasskey,
  post,
  refusalOf,
} from '#tests/support/accounts/passkeys'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'

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

  test('for a counter that did not increase', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    device.device.counter = 3
    await logInWithPasskey(client, device)
    assert.equal(refusalOf(await logInWithPasskey(client, device)), 'passkey_failed')
    device.device.counter = 4
    const response = await logInWithPasskey(client, device)
    assert.equal(response.session().auth_web, ada().user.id)
  })

  test('for a banned account, and only its owner learns why', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    const user = await account(ada())
    await user.merge({ status: 'banned' }).save()
    assert.equal(refusalOf(await logInWithPasskey(client, device)), 'banned')
    const stranger = makeAuthenticator(siteUrl)
    assert.equal(refusalOf(await logInWithPasskey(client, stranger)), 'passkey_failed')
  })

  test('after five failures', async ({ client, assert }) => {
    const { device } = await adaWithPasskey(client)
    for (let time = 1; time <= 5; time++) await logInWithPasskey(client, device, 0x01)
    assert.equal(refusalOf(await logInWithPasskey(client, device)), 'login_blocked')
  })
})
