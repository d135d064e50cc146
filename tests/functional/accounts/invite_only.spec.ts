import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
import { forgetSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database'
import { countOf } from '#tests/support/members'
import { join } from '#tests/support/signup'

test.group('A site that is invite-only', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await db.table('settings').insert({
      site_id: (await Site.firstOrFail()).id,
      name: 'signups',
      value: '"with_trafficsource"',
    })
    forgetSites()
    return () => forgetSites()
  })

  test('takes nobody in without a traffic source', async ({ client, assert }) => {
    const page = await client.get('/signup').withInertia()
    page.assertInertiaComponent('accounts/invite_only')
    const response = await join(client)
    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'invite_only' })
    assert.equal(await countOf('users'), 0)
  })

  test('takes in who came through the link of a network', async ({ client, assert }) => {
    const landing = await client.get('/').qs({ network: 'partner' })
    const page = await client.get('/signup').withSession(landing.session()).withInertia()
    page.assertInertiaComponent('accounts/signup')
    await join(client).withSession(landing.session())
    assert.equal(await countOf('users'), 1)
  })
})
