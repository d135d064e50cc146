import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'

const wanted = 'a walk along the canal'
const right = {
  old_password: adasCredentials.password,
  password: wanted,
  password_confirmation: wanted,
}

function change(client: ApiClient, form: Partial<typeof right> = {}) {
  return sendSettings(client, '/profile/password', { ...right, ...form }, ada())
}

async function refusals(client: ApiClient, form: Partial<typeof right>) {
  const response = await change(client, form)
  const errors: { field: string; message: string }[] = response.body().errors ?? []
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

test.group('Changing the password', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('lets the member in with the new one, and no more with the old', async ({
    client,
    assert,
  }) => {
    const response = await change(client)
    response.assertHeader('location', '/profile')
    await db.from('login_attempts').delete()
    const old = await logIn(client)
    assert.isUndefined(old.session().auth_web)
    const now = await logIn(client, { password: wanted })
    assert.equal(now.session().auth_web, ada().user.id)
  })

  test('says which field is wrong', async ({ client, assert }) => {
    const wrong = { old_password: 'tea', password: 'canal', password_confirmation: 'lake' }
    assert.deepEqual(await refusals(client, wrong), {
      old_password: 'Controleer je oude wachtwoord.',
      password: 'Kies een wachtwoord van minstens 8 tekens.',
      password_confirmation: 'De opgegeven wachtwoorden zijn niet gelijk.',
    })
  })

  test('may be tried five times, not a sixth within the next 15 minutes', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    for (let guess = 1; guess <= 5; guess++) {
      const answers = await refusals(client, { old_password: `guess ${guess}` })
      assert.deepEqual(answers, { old_password: 'Controleer je oude wachtwoord.' })
    }
    const blocked = 'Te veel pogingen. Je account is geblokkeerd voor 15 min.'
    assert.deepEqual(await refusals(client, {}), { old_password: blocked })
    clock.advance({ minutes: 15 })
    assert.deepEqual(await refusals(client, {}), {})
  })

  test('does not count an invalid new password as a guess', async ({ client, assert }) => {
    for (let slip = 1; slip <= 6; slip++)
      await change(client, { password_confirmation: `slip ${slip}` })
    assert.deepEqual(await refusals(client, {}), {})
  })

  test('needs a login', async ({ client }) => {
    const response = await client.post('/profile/password').withCsrfToken().redirects(0)
    response.assertHeader('location', '/login')
  })

  test('stores no typed password in the session', async ({ client, assert }) => {
    const response = await client
      .post('/profile/password')
      .loginAs(await account(ada()))
      .withCsrfToken()
      .redirects(0)
      .form({ ...right, old_password: 'my secret guess' })
    assert.notInclude(JSON.stringify(response.session()), 'my secret guess')
    assert.notInclude(JSON.stringify(response.flashMessages()), 'my secret guess')
    assert.property(response.flashMessages().inputErrorsBag, 'old_password')
  })
})
