import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { signedInElsewhere } from '#tests/support/accounts/logins'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { workMails } from '#tests/support/mail/mail_jobs'

const wish = { email: 'ada@new.example', old_password: adasCredentials.password }

function ask(client: ApiClient, form: Partial<typeof wish> = {}) {
  return sendSettings(client, '/profile/email', { ...wish, ...form }, ada())
}

async function refusals(client: ApiClient, form: Partial<typeof wish>) {
  const response = await ask(client, form)
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
    assert.deepEqual(await refusals(client, { old_password: 'tea' }), {
      old_password: 'Controleer je oude wachtwoord.',
    })
    assert.deepEqual(await refusals(client, { email: 'ada@' }), {
      email: 'Nieuw e-mailadres invalide.',
    })
    assert.deepEqual(await refusals(client, { email: 'bob@example.com' }), {
      email: 'Dit e-mailadres heeft al een account op deze site.',
    })
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('reveals five times whether an address has an account, not a sixth time', async ({
    client,
    assert,
  }) => {
    for (let time = 1; time <= 5; time++) {
      const { email } = await refusals(client, { email: 'bob@example.com' })
      assert.include(email, 'heeft al een account')
    }
    const answers = await refusals(client, { email: 'bob@example.com' })
    assert.include(answers.old_password, 'Te veel pogingen')
  })

  test('refuses a forged link', async ({ client }) => {
    const pressed = await press(client, '/mail-change/do', 'made-up')
    pressed.assertHeader('location', '/mail-change/do?outcome=failed')
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
