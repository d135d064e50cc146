import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { account, join, countOf } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { sendForm } from '#tests/support/http/send_form'
import OutboxMessage from '#models/outbox_message'
import { signedInElsewhere } from '#tests/support/accounts/logins'
import { workMails } from '#tests/support/mail/mail_jobs'

const wanted = 'a walk along the canal'
const right = {
  old_password: adasCredentials.password,
  password: wanted,
  password_confirmation: wanted,
}

function change(client: ApiClient, form: Partial<typeof right> = {}) {
  return sendSettings(client, '/profile/password', { ...right, ...form }, ada())
}

test.group('Changing the password', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('lets the member in with the new one, not with the old', async ({ client, assert }) => {
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
    assert.deepEqual(await refusals(change(client, wrong)), {
      old_password: 'Controleer je oude wachtwoord.',
      password: 'Kies een wachtwoord van minimaal 8 tekens.',
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
      const answers = await refusals(change(client, { old_password: `guess ${guess}` }))
      assert.deepEqual(answers, { old_password: 'Controleer je oude wachtwoord.' })
    }
    const blocked = 'Te veel pogingen. Je account is 15 minuten geblokkeerd.'
    assert.deepEqual(await refusals(change(client)), { old_password: blocked })
    clock.advance({ minutes: 15 })
    assert.deepEqual(await refusals(change(client)), {})
  })

  test('does not count an invalid new password as a guess', async ({ client, assert }) => {
    for (let slip = 1; slip <= 6; slip++)
      await change(client, { password_confirmation: `slip ${slip}` })
    assert.deepEqual(await refusals(change(client)), {})
  })

  test('stores no typed password in the session', async ({ client, assert }) => {
    const guess = { ...right, old_password: 'my secret guess' }
    const response = await sendForm(client, ada(), '/profile/password', guess)
    assert.notInclude(JSON.stringify(response.session()), 'my secret guess')
    assert.notInclude(JSON.stringify(response.flashMessages()), 'my secret guess')
    assert.property(response.flashMessages().inputErrorsBag, 'old_password')
  })
})

const wish = { email: 'ada@new.example', old_password: adasCredentials.password }

function ask(client: ApiClient, form: Partial<typeof wish> = {}) {
  return sendSettings(client, '/profile/email', { ...wish, ...form }, ada())
}

/** Why each field was refused. */
async function refusals(sent: ReturnType<typeof sendSettings>) {
  const response = await sent
  const errors: { field: string; message: string }[] = response.body().errors ?? []
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

/** Does what the job does; answers the newest mail and the link in it, without the site. */
async function mailed() {
  await workMails('email_change', 'email_changed')
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  const [link = '', path = '', token = ''] =
    /(\/mail-change\/\w+)\?token=(\S+)/.exec(mail.text) ?? []
  return { mail, link, path, token }
}

function press(client: ApiClient, path: string, token: string) {
  return client.post(path).withCsrfToken().redirects(0).form({ token })
}

async function changed(client: ApiClient) {
  await ask(client)
  const { path, token } = await mailed()
  await press(client, path, token)
}

test.group('Changing the e-mail address', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada()), bob()))

  test('happens once the link in the mail to the new one is pressed, not when it is opened', async ({
    client,
    assert,
  }) => {
    const response = await ask(client)
    response.assertHeader('location', '/profile')
    const { link, mail, path, token } = await mailed()
    assert.equal(mail.recipient, 'ada@new.example')
    const opened = await client.get(link).withInertia()
    opened.assertInertiaPropsContains({ purpose: 'confirm_email', state: 'asked' })
    assert.equal((await account(ada())).email, 'ada@example.com')
    const pressed = await press(client, path, token)
    pressed.assertHeader('location', '/mail-change/do?outcome=done')
    assert.equal((await account(ada())).email, 'ada@new.example')
  })

  test('says which field is wrong', async ({ client, assert }) => {
    assert.deepEqual(await refusals(ask(client, { old_password: 'tea' })), {
      old_password: 'Controleer je wachtwoord.',
    })
    assert.deepEqual(await refusals(ask(client, { email: 'ada@' })), {
      email: 'Nieuw e-mailadres invalide.',
    })
    assert.deepEqual(await refusals(ask(client, { email: 'bob@example.com' })), {
      email: 'Dit e-mailadres heeft al een account op deze site.',
    })
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('reveals five times whether an address has an account, not a sixth time', async ({
    client,
    assert,
  }) => {
    for (let time = 1; time <= 5; time++) {
      const { email } = await refusals(ask(client, { email: 'bob@example.com' }))
      assert.include(email, 'heeft al een account')
    }
    const answers = await refusals(ask(client, { email: 'bob@example.com' }))
    assert.include(answers.old_password, 'Te veel pogingen')
  })
})

test.group('The notice to the old address', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('restores the address once pressed, not when it is opened, and ends every login', async ({
    client,
    assert,
  }) => {
    const stillSignedIn = await signedInElsewhere(ada())
    await changed(client)
    const { link, mail, path, token } = await mailed()
    assert.equal(mail.recipient, 'ada@example.com')
    const opened = await client.get(link).withInertia()
    opened.assertInertiaPropsContains({ purpose: 'undo_email', state: 'asked' })
    assert.equal((await account(ada())).email, 'ada@new.example')
    assert.isTrue(await stillSignedIn())
    const pressed = await press(client, path, token)
    pressed.assertHeader('location', '/mail-change/undo?outcome=done')
    assert.equal((await account(ada())).email, 'ada@example.com')
    assert.isFalse(await stillSignedIn())
  })
})
