import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { adasTag } from '#tests/support/mail/inbound_mail'

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
