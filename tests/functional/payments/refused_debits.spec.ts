import { test } from '@japa/runner'
import Debit from '#models/debit'
import Order from '#models/order'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  fieldErrors,
  openDebit,
  sendDebtor,
  sign,
  signature,
} from '#tests/support/payments/direct_debits'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { bundle } from '#tests/support/payments/shop'

test.group('A direct debit is refused', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await collectDebits()
  })
  group.each.teardown(clearSettingsCache)

  test('for {title}, at its field, and no code is sent')
    .with([
      {
        title: 'wrong check digits',
        field: 'iban',
        typed: 'NL92ABNA0417164300',
        text: 'Deze IBAN klopt niet. Controleer het nummer.',
      },
      {
        title: 'a landline',
        field: 'phone',
        typed: '020 1234567',
        text: 'Dit is geen mobiel nummer waar we een sms naartoe kunnen sturen.',
      },
      {
        title: 'a postal code of elsewhere',
        field: 'zip',
        typed: '10115',
        text: 'Dit is geen geldige postcode in jouw land.',
      },
    ])
    .run(async ({ client, assert }, { field, typed, text }) => {
      const answer = await sendDebtor(client, ada(), { [field]: typed })
      assert.deepEqual(fieldErrors(answer), { [field]: [text] })
      assert.equal(await countOf('signings'), 0)
      assert.equal(await countOf('outbox'), 0)
    })

  test('in a country that has no direct debit', async ({ client, assert }) => {
    await User.query().where('id', ada().user.id).update({ country: 'PL' })
    const page = await openDebit(client, ada())
    page.assertHeader('location', '/credits')
    await sendDebtor(client)
    assert.equal(await countOf('signings'), 0)
  })

  test('beyond the limit of open debits, with its text', async ({ client, assert }) => {
    await setSetting('direct_debit_limit', 9000)
    await sign(client, ada(), await signature(client))
    const { id } = await bundle('p3')
    const page = await openDebit(client, ada(), { bundle: id })
    page.assertInertiaComponent('payments/direct_debit_closed')
    const text =
      'Uw limiet voor automatische incasso betalingen is bereikt. Probeer het later, een goedkoper pakket of een andere betaalmethode.'
    assert.equal(page.inertiaProps.refused, text)
    const answer = await sendDebtor(client, ada(), { bundle: id })
    assert.deepEqual(fieldErrors(answer), { method: [text] })
    assert.equal(await countOf('orders'), 1)
  })

  test('for visitors, who have to log in first', async ({ client }) => {
    const page = await client.get('/directdebit').redirects(0)
    page.assertHeader('location', '/login')
  })

  test('for a forged webhook of the bank', async ({ client, assert }) => {
    await sign(client, ada(), await signature(client))
    const { id } = await Debit.firstOrFail()
    const hook = await client.post('/webhooks/payments/direct_debit').form({ id })
    hook.assertStatus(400)
    assert.equal((await Order.firstOrFail()).status, 'completed')
  })
})
