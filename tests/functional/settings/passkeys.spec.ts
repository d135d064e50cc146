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

  test('is added only with the password', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const session = (await logIn(client)).session()
    for (let time = 1; time <= 5; time++) {
      const guess = { password: `guess ${time}` }
      const { response } = await requestChallenge(
        client,
        session,
        '/profile/passkeys/challenge',
        guess
      )
      assert.deepEqual(response.body().errors, [
        { field: 'password', rule: 'password_wrong', message: 'Controleer je wachtwoord.' },
      ])
    }
    const { password } = adasCredentials
    const { response } = await requestChallenge(client, session, '/profile/passkeys/challenge', {
      password,
    })
    assert.equal(refusalOf(response), 'login_blocked')
  })

  test('is added by one response to one challenge', async ({ client, assert }) => {
    const { added, body } = await adaWithPasskey(client)
    const again = await post(client, added.session(), '/profile/passkeys', body)
    assert.equal(refusalOf(again), 'passkey_invalid')
    assert.equal(await countOf('passkeys'), 1)
  })

  for (const response of ['', 'no JSON', 'null', '[]', '{"id":"x"}', '{"id":"\\u0000"}']) {
    test(`cannot be made of ${response || 'nothing'}`, async ({ client, assert }) => {
      const { session } = await adaWithPasskey(client)
      const added = await post(client, session, '/profile/passkeys', { response })
      added.assertStatus(422)
      const visitor = await requestChallenge(client, {}, '/login/passkey/challenge')
      const entered = await post(client, visitor.session, '/login/passkey', { response })
      entered.assertStatus(422)
      assert.equal(await countOf('passkeys'), 1)
    })
  }

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
