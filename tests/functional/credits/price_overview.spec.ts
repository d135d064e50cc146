import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { drawnPage, open } from '#tests/support/http/open_page'

test.group('The price overview', (group) => {
  inTransaction(group)

  test('shows visitors the prices of their country', async ({ client, assert }) => {
    const page = await client.get('/pricing').header('accept-language', 'pl-PL').withInertia()
    page.assertInertiaComponent('credits/prices')
    const { about, currency, bundles, uses, methods, freeMessages, freeConversations } =
      page.inertiaProps
    assert.deepEqual({ about, currency }, { about: 'prices', currency: 'PLN' })
    assert.deepEqual(
      bundles.map(({ credits, amount }: { credits: number; amount: number }) => [credits, amount]),
      [
        [20, 44_99],
        [50, 89_99],
        [120, 179_99],
        [300, 359_99],
      ]
    )
    assert.deepEqual(uses, { message: 1, photo: 2, gift: 3 })
    assert.deepEqual([freeMessages, freeConversations], [5, 2])
    assert.deepInclude(methods, { key: 'blik', fixedCost: 100, costPermille: 0 })
  })

  test('says what a message costs in money, from the cheapest bundle to the dearest', async ({
    client,
    assert,
  }) => {
    const page = (await client.get('/en/pricing?country=GB')).text()
    assert.include(page, '£0.23 to £0.45')
    assert.include(page, 'from £0.70')
    assert.notInclude(page, 'welcome bonus')
  })

  test('shows visitors the prices of a country that they ask for, where it is served', async ({
    client,
    assert,
  }) => {
    const asked = await client.get('/pricing?country=PL').withInertia()
    assert.equal(asked.inertiaProps.currency, 'PLN')
    const unknown = await client.get('/pricing?country=XX').withInertia()
    assert.equal(unknown.inertiaProps.currency, 'EUR')
  })

  test('shows members the prices of their own country', async ({ client, assert }) => {
    await join(ada())
    const member = await account(ada())
    const page = await client
      .get('/pricing')
      .header('accept-language', 'pl')
      .loginAs(member)
      .withInertia()
    assert.equal(page.inertiaProps.currency, 'EUR')
    assert.deepEqual(page.inertiaProps.countries, [])
    const keys = page.inertiaProps.methods.map(({ key }: { key: string }) => key)
    assert.include(keys, 'ideal')
    assert.notIncludeMembers(keys, ['giropay', 'sofort', 'bancontact'])
  })

  test('offers no bank transfer where the company has no account', async ({ client, assert }) => {
    await db.from('companies').update({ iban: null })
    const page = await client.get('/pricing').header('accept-language', 'nl-NL').withInertia()
    const keys = page.inertiaProps.methods.map(({ key }: { key: string }) => key)
    assert.notIncludeMembers(keys, ['sct', 'sdd'])
    assert.include(keys, 'ideal')
  })

  test('starts with premium for free members, whom the menu leads there', async ({
    client,
    assert,
  }) => {
    await join(ada())
    assert.include(await drawnPage(client, '/members', ada()), 'href="/premium"')
    const page = await open(client, '/premium', ada())
    page.assertInertiaComponent('credits/prices')
    assert.include(page.inertiaProps, { about: 'premium', claimPercent: 46, refundDays: 14 })
  })
})
