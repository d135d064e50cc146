import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { dueDeletions } from '#queries/accounts/due_deletions'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { returnByLink, deleteAccount, mailedReturnToken } from '#tests/support/accounts/deletion'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { account, countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

test.group('Returning to a deleted account', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('needs a confirmation: opening the link changes nothing', async ({ client, assert }) => {
    await deleteAccount(client, ada())
    const token = await mailedReturnToken(ada())
    const page = await client.get(`/account/return?token=${token}`).withInertia()
    page.assertInertiaComponent('accounts/return')
    page.assertInertiaPropsContains({ works: true })
    const guess = await client.get(`/account/return?token=${token}x`).withInertia()
    guess.assertInertiaPropsContains({ works: false })
    assert.equal((await account(ada())).status, 'deletion_pending')
  })

  test('restores the account by the link, once', async ({ client, assert }) => {
    await deleteAccount(client, ada())
    const token = await mailedReturnToken(ada())
    const response = await returnByLink(client, token)
    response.assertHeader('location', '/login')
    assert.equal((await account(ada())).status, 'active')
    assert.equal(await countOf('account_deletions'), 0)

    await deleteAccount(client, ada())
    await returnByLink(client, token)
    assert.equal((await account(ada())).status, 'deletion_pending')
  })

  test('is possible for the days that the site had when the account was deleted', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    await setSetting('return_days', 30)
    await deleteAccount(client, ada())
    await db.from('settings').where('name', 'return_days').delete()
    clearSettingsCache()
    const token = await mailedReturnToken(ada())
    clock.advance({ days: 29, hours: 23 })
    assert.deepEqual(await dueDeletions(clock.now()), [])
    assert.deepEqual(await dueDeletions(clock.now().plus({ hours: 1 })), [ada().user.id])
    const response = await returnByLink(client, token)
    response.assertHeader('location', '/login')
    assert.equal((await account(ada())).status, 'active')
  })

  test('is offered to the owner who logs in', async ({ client, assert }) => {
    await deleteAccount(client, ada())
    const refused = await logIn(client).header('accept', 'text/html')
    refused.assertHeader('location', '/account/return')
    const page = await client.get('/account/return').withSession(refused.session()).withInertia()
    page.assertInertiaComponent('accounts/return')
    assert.isString(page.inertiaProps.finalAt)

    const response = await client
      .post('/account/return')
      .withSession(refused.session())
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', '/members')
    assert.equal(response.session().auth_web, ada().user.id)
    assert.equal((await account(ada())).status, 'active')
  })

  test('is not offered for a wrong password', async ({ client }) => {
    await deleteAccount(client, ada())
    const refused = await logIn(client, { ...adasCredentials, password: 'a guess' })
    const page = await client.get('/account/return').withSession(refused.session()).redirects(0)
    page.assertHeader('location', '/login')
  })
})
