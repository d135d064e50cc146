import { test } from '@japa/runner'
import { deleteReasons } from '#core/accounts/leaving/deletion'
import { shipTexts } from '#core/sites/content/ship_texts'
import AccountDeletion from '#models/account_deletion'
import Order from '#models/order'
import Refund from '#models/refund'
import { inTransaction } from '#tests/support/database/transactions'
import { deleteAccount } from '#tests/support/accounts/deletion'
import { account, join } from '#tests/support/people/members'
import { sitePorts } from '#tests/support/site/ports'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { wording } from '#tests/support/sites/wordings'
import { ada, bob, type Person } from '#tests/support/people/people'
import { createCompany } from '#tests/support/sites/company'
import { open } from '#tests/support/http/open_page'
import { buyCredits, openShop } from '#tests/support/payments/shop'
import { waitingMails } from '#tests/support/mail/mail_jobs'

test.group('The page that deletes the account', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('offers every reason', async ({ client }) => {
    const page = await open(client, '/profile/delete', ada())
    page.assertInertiaComponent('accounts/delete')
    page.assertInertiaPropsContains({ reasons: [...deleteReasons], returnDays: 14 })
  })

  test('says which answer is missing, in words of its own', async ({ client, assert }) => {
    const page = await client
      .get('/profile/delete')
      .loginAs(await account(ada()))
      .withFlashMessages({ inputErrorsBag: { reason: ['Vul dit in.'] } })
    assert.match(page.text(), /<span>Kies een reden<\/span>/)
    assert.notMatch(page.text(), /<span>Vul dit in\.<\/span>/)
  })

  test('offers a code of the member alone where the company has a discount', async ({
    client,
    assert,
  }) => {
    const offered = async (person: Person) => {
      const page = await open(client, '/profile/delete', person)
      return page.inertiaProps.discount
    }
    assert.isNull(await offered(ada()))
    await createCompany({ deleteDiscount: 20 })
    const first = await offered(ada())
    assert.equal(first.percentage, 20)
    // The seconds that are left, `validity`, go on.
    const { code, expires, percentage } = first
    assert.containSubset(await offered(ada()), { code, expires, percentage })
    assert.notEqual((await offered(bob())).code, first.code)
    const shop = await openShop(client, ada(), `/credits?code=${first.code}`)
    assert.deepEqual(shop.inertiaProps.code, { entered: first.code, error: null })
  })
})

test.group('Deleting the account', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('takes one form, ends every login, and hides the member', async ({ client, assert }) => {
    const response = await deleteAccount(client, ada(), {
      reason: 'other',
      reason_text: ' The moon ',
    })
    response.assertHeader('location', '/account-deleted')
    assert.isUndefined(response.session().auth_web)
    const user = await account(ada())
    await user.load('profile')
    assert.deepEqual([user.status, user.profile.status], ['deletion_pending', 'disabled'])
    const deletion = await AccountDeletion.findOrFail(user.id)
    assert.containSubset(deletion.$attributes, { reason: 'other', reasonText: 'The moon' })
    assert.lengthOf(await waitingMails('deletion'), 1)
    const elsewhere = await client.get('/chats').loginAs(user).redirects(0)
    elsewhere.assertHeader('location', '/login')
    const profile = await open(client, `/members/${ada().profile.id}`, bob())
    profile.assertStatus(404)
  })

  test('gives the unused credits back for money first, where that is chosen', async ({
    client,
    assert,
  }) => {
    await buyCredits(client, ada())
    const page = await open(client, '/profile/delete', ada())
    const worth = [{ amount: 1999, currency: 'EUR' }]
    page.assertInertiaPropsContains({ unused: { credits: 50, worth } })
    const farewell = { reason: 'time', refund_first: true, request_id: crypto.randomUUID() }
    const changed = await deleteAccount(client, ada(), { ...farewell, shown_total: 1998 })
    assert.include(String(changed.flashMessages().error), 'Het bedrag is veranderd')
    assert.equal((await account(ada())).status, 'active')

    const response = await deleteAccount(client, ada(), { ...farewell, shown_total: 1999 })
    response.assertHeader('location', '/account-deleted')
    const { status, credits } = await account(ada())
    assert.deepEqual([status, credits], ['deletion_pending', 0])
    assert.include((await Refund.firstOrFail()).$attributes, {
      credits: 50,
      amount: 1999,
      status: 'requested',
    })
  })

  test('says whether paid credits go back that are older than the days of refunds', async ({
    client,
    assert,
  }) => {
    const { order } = await buyCredits(client, ada())
    const longAgo = Date.now() - 400 * 86_400_000
    await Order.query().where('id', order.id).update({ completedAt: longAgo })
    const worth = [{ amount: 1999, currency: 'EUR' }]
    const page = () => open(client, '/profile/delete', ada())
    ;(await page()).assertInertiaPropsContains({ goesBack: true, unused: { credits: 50, worth } })
    await setSetting('refund_unused_on_leaving', false)
    const lost = { credits: 50, worth: [] }
    const { goesBack, unused } = (await page()).inertiaProps
    assert.deepEqual([goesBack, unused], [false, lost])
  })

  test('gives everything back to who does not agree to new terms, whatever the site does else', async ({
    client,
    assert,
  }) => {
    const { order } = await buyCredits(client, ada())
    const longAgo = Date.now() - 400 * 86_400_000
    await Order.query().where('id', order.id).update({ completedAt: longAgo })
    await setSetting('refund_unused_on_leaving', false)
    const wordings = [wording('terms', { words: 'Quite new.' })]
    await shipTexts(await sitePorts(), { wordings, hasMembers: true })
    clearSettingsCache()
    const worth = [{ amount: 1999, currency: 'EUR' }]
    const page = await open(client, '/profile/delete', ada())
    page.assertInertiaPropsContains({ unused: { credits: 50, worth } })
    const farewell = { reason: 'time', refund_first: true, request_id: crypto.randomUUID() }
    const left = await deleteAccount(client, ada(), { ...farewell, shown_total: 1999 })
    left.assertHeader('location', '/account-deleted')
    const { amount } = await Refund.firstOrFail()
    assert.equal(amount, 1999)
  })

  test('ends on a page that any visitor can read', async ({ client }) => {
    const page = await client.get('/account-deleted').withInertia()
    page.assertInertiaComponent('accounts/deleted')
    page.assertInertiaPropsContains({ returnDays: 14 })
    await setSetting('return_days', 20)
    const other = await client.get('/account-deleted').withInertia()
    other.assertInertiaPropsContains({ returnDays: 20 })
  })
})
