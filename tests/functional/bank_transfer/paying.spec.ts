import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import BankTransfer from '#models/bank_transfer'
import Company from '#models/company'
import OutboxMessage from '#models/outbox_message'
import SandboxPayment from '#models/sandbox_payment'
import { invalidateSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { readQr } from '#tests/support/sepa/read_qr'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import {
  bundle,
  returnFromProvider,
  openShop,
  orderForm,
  submitOrder,
} from '#tests/support/payments/shop'
import { workMails } from '#tests/support/mail/mail_jobs'

test.group('Paying by bank transfer', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  group.each.setup(() => join(ada(), bob()))

  test('leads to the page of the order, which shows all payment details', async ({
    client,
    assert,
  }) => {
    const { answer, order, reference } = await orderedByTransfer(client, ada())
    assert.equal(order.status, 'pending')
    assert.equal(new URL(String(answer.header('location'))).pathname, `/transactions/${order.id}`)
    const { inertiaProps } = await returnFromProvider(client, ada(), order)
    const { qr, until, ...details } = inertiaProps.transfer
    const { createdAt } = await BankTransfer.findOrFail(reference)
    assert.deepEqual(details, {
      beneficiary: 'Vonk B.V.',
      iban: 'NL91 ABNA 0417 1643 00',
      bic: 'ABNANL2A',
      reference: reference.replace(/(.{4})(?=.)/g, '$1 '),
    })
    assert.deepEqual(readQr(qr).split('\n'), [
      'BCD',
      '002',
      '1',
      'SCT',
      'ABNANL2A',
      'Vonk B.V.',
      'NL91ABNA0417164300',
      'EUR20.24',
      '',
      reference,
    ])
    assert.equal(DateTime.fromISO(until).toMillis(), createdAt.plus({ days: 14 }).toMillis())
    assert.deepEqual(inertiaProps.order.total, { amount: 2024, currency: 'EUR' })
  })

  test('never goes to a provider', async ({ client, assert }) => {
    const { order } = await orderedByTransfer(client, ada())
    assert.equal(order.provider, 'bank')
    assert.isNull(await SandboxPayment.findBy('orderId', order.id))
  })

  test('sends the same by mail', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    await workMails('transfer')
    const { text } = await OutboxMessage.firstOrFail()
    for (const said of ['NL91 ABNA 0417 1643 00', 'ABNANL2A', 'Vonk B.V.', order.id]) {
      assert.include(text, said)
    }
    assert.include(text.replaceAll(' ', ''), reference)
    assert.match(text, /20[.,]24/)
  })

  test('is shown to nobody else', async ({ client }) => {
    const { order } = await orderedByTransfer(client, ada())
    const page = await returnFromProvider(client, bob(), order)
    page.assertStatus(404)
  })

  test('shows nothing more once the member has cancelled it', async ({ client, assert }) => {
    const { order } = await orderedByTransfer(client, ada())
    await client
      .post(`/transactions/${order.id}/cancellation`)
      .loginAs(await account(ada()))
      .withCsrfToken()
      .redirects(0)
    const { inertiaProps } = await returnFromProvider(client, ada(), order)
    assert.isNull(inertiaProps.transfer)
    assert.equal(inertiaProps.order.status, 'cancelled')
  })

  test('is one order when its form is sent twice', async ({ client, assert }) => {
    const [first, second] = [
      await orderedByTransfer(client, ada()),
      await orderedByTransfer(client, ada()),
    ]
    assert.equal(second.order.id, first.order.id)
    assert.equal(second.reference, first.reference)
  })
})

test.group('Without an account of the company', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  group.each.setup(() => join(ada()))

  async function without(changes: Partial<Company>) {
    await (await Company.firstOrFail()).merge(changes).save()
    invalidateSites()
  }

  test('bank transfer and direct debit are not offered', async ({ client, assert }) => {
    const keys = async () => {
      const { methods } = (await openShop(client, ada())).inertiaProps
      return methods.map(({ key }: { key: string }) => key)
    }
    assert.includeMembers(await keys(), ['sct', 'sdd'])
    await without({ creditorId: null })
    assert.include(await keys(), 'sct')
    assert.notInclude(await keys(), 'sdd')
    await without({ iban: null })
    assert.notInclude(await keys(), 'sct')
    const { id } = await bundle('p1')
    const page = await openShop(client, ada(), `/credits/${id}/sct`)
    page.assertStatus(404)
  })

  test('an order by bank transfer is refused', async ({ client, assert }) => {
    await without({ iban: null })
    const form = await orderForm({ method: 'sct', shown_total: 2024 })
    const answer = await submitOrder(client, ada(), form)
    assert.notInclude(String(answer.header('location')), '/transactions/')
  })
})
