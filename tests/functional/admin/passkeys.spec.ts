import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { makeAuthenticator } from '#tests/support/accounts/authenticator'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'

const challenge = '/admin/second-factor/passkey/challenge'

/** An owner who adds a passkey. */
async function ownerWithPasskey(client: ApiClient) {
  const device = makeAuthenticator(siteUrl)
  const owner = await signInAdmin('owner')
  const asked = await owner.as(client.post('/admin/me/passkeys/challenge'))
  const response = device.register(asked.body().options)
  const added = await owner
    .as(client.post('/admin/me/passkeys'))
    .withSession(asked.session())
    .form({ name: 'My laptop', response })
  return { device, added, owner }
}

test.group('A passkey of an admin', (group) => {
  inTransaction(group)

  test('is added on the own page, and removed there', async ({ assert, client }) => {
    const { added, owner } = await ownerWithPasskey(client)
    assert.equal(added.flashMessage('done'), 'Passkey added.')
    const page = (await owner.as(client.get('/admin/me'))).text()
    assert.include(page, 'My laptop')
    const [{ id }] = await db.from('admin_passkeys').select('id')
    await owner.as(client.post(`/admin/me/passkeys/${id}/remove`))
    assert.isEmpty(await db.from('admin_passkeys'))
  })

  test('takes the place of the code at the login', async ({ client }) => {
    const { device } = await ownerWithPasskey(client)
    const { as, post, shows } = await adminAtWork(client, 'owner', { minutesAgo: null })
    await shows('/admin/second-factor', 'data-passkey="use"')
    const asked = await post(challenge)
    const given = await as(client.post('/admin/second-factor/passkey'))
      .withSession(asked.session())
      .form({ response: device.logIn(asked.body().options), next: '/admin/members' })
    given.assertHeader('location', '/admin/members')
    await shows('/admin')
  })
})
