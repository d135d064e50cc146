import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { adasTag } from '#tests/support/mail/inbound_mail'
import type { ApiClient } from '@japa/api-client'
import OutboxMessage from '#models/outbox_message'
import { open } from '#tests/support/http/open_page'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { workMails } from '#tests/support/mail/mail_jobs'

async function disabled() {
  return (await account(ada())).notificationsDisabled
}

test.group('The link that ends notifications by mail', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('changes nothing when it is only opened', async ({ client, assert }) => {
    const page = await client.get(`/unsubscribe/${await adasTag('unsubscribe')}`).withInertia()
    page.assertInertiaPropsContains({ purpose: 'unsubscribe', state: 'asked' })
    assert.isEmpty(await disabled())
  })

  test('ends them by one click of a mail program, without a session', async ({ assert }) => {
    const tag = await adasTag('unsubscribe')
    const response = await fetch(`${siteUrl}/unsubscribe/${tag}`, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    assert.equal(response.status, 200)
    assert.deepEqual(await disabled(), ['listunsubscribe'])
  })

  test('ends them by the button on its page', async ({ client, assert }) => {
    const path = `/unsubscribe/${await adasTag('unsubscribe')}`
    const response = await client.post(path).redirects(0).form({ token: '' })
    response.assertHeader('location', `${path}?outcome=done`)
    assert.deepEqual(await disabled(), ['listunsubscribe'])
  })

  test('does nothing when it is forged', async ({ client, assert }) => {
    const path = `/unsubscribe/${ada().user.id.replaceAll('-', '')}${'a'.repeat(24)}`
    const pressed = await client.post(path).redirects(0).form({})
    pressed.assertHeader('location', `${path}?outcome=failed`)
    const clicked = await client.post(path).redirects(0).form({ 'List-Unsubscribe': 'One-Click' })
    clicked.assertStatus(404)
    assert.isEmpty(await disabled())
  })
})

const unreached = ada({ user: { notificationsDisabled: ['bounce'] } })

function ask(client: ApiClient) {
  return sendSettings(client, '/notifications/mail-again', {}, unreached)
}

/** Runs the job; answers the path of the link in its mail. */
async function mailedLink() {
  await workMails('mail_again')
  const mail = await OutboxMessage.firstOrFail()
  const [link = '', token = ''] = /\/mail-again\?token=(\S+)/.exec(mail.text) ?? []
  return { mail, link, token }
}

test.group('A member whose mail is suspended', (group) => {
  inTransaction(group)
  group.each.setup(() => join(unreached, bob()))

  test('sees why on every page; others do not', async ({ client, assert }) => {
    const page = await open(client, '/members', unreached)
    assert.equal(page.inertiaProps.me.mailOff, 'bounce')
    const others = await open(client, '/members', bob())
    assert.isNull(others.inertiaProps.me.mailOff)
  })

  test('resumes it by the link in a mail that is still sent', async ({ client, assert }) => {
    const response = await ask(client)
    response.assertHeader('location', '/notifications')
    const { mail, token } = await mailedLink()
    assert.equal(mail.recipient, 'ada@example.com')
    const pressed = await client.post('/mail-again').withCsrfToken().redirects(0).form({ token })
    pressed.assertHeader('location', '/mail-again?outcome=done')
    assert.isEmpty((await account(unreached)).notificationsDisabled)
  })

  test('does not resume it when a mail program only opens the link', async ({ client, assert }) => {
    await ask(client)
    const { link } = await mailedLink()
    const page = await client.get(link).withInertia()
    page.assertInertiaPropsContains({ purpose: 'mail_again', state: 'asked' })
    assert.deepEqual((await account(unreached)).notificationsDisabled, ['bounce'])
  })
})
