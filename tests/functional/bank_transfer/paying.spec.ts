import { test } from '@japa/runner'
import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import ReconcileOrdersJob from '#jobs/reconcile_orders_job'
import RefundSurplusJob from '#jobs/refund_surplus_job'
import BankTransfer from '#models/bank_transfer'
import Company from '#models/company'
import Order from '#models/order'
import OutboxMessage from '#models/outbox_message'
import { invalidateSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database/transactions'
import { drawnPage } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { runCommand } from '#tests/support/operators/run_command'
import { runJob, workJobs } from '#tests/support/queue/jobs'
import { camt053, payerIban } from '#tests/support/sepa/camt'
import { importFile, withFolder } from '#tests/support/sepa/files'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { readQr } from '#tests/support/sepa/read_qr'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { bundle, returnFromProvider, openShop, orderOutcome } from '#tests/support/payments/shop'
import { workMails } from '#tests/support/mail/mail_jobs'
import { post } from '#tests/support/payments/direct_debits'
import { settlementDifferences } from '#tests/support/payments/settlements'

test.group('Paying by bank transfer', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada(), bob()))

  test('leads to the page of the order, which shows all payment details to its buyer alone', async ({
    client,
    assert,
  }) => {
    const { answer, order, reference } = await orderedByTransfer(client, ada())
    assert.include(order.$attributes, { status: 'pending', provider: 'bank' })
    assert.equal(new URL(String(answer.header('location'))).pathname, `/transactions/${order.id}`)
    const { inertiaProps } = await returnFromProvider(client, ada(), order)
    const { qr, until, received, missing, ...details } = inertiaProps.transfer
    assert.deepEqual(missing, inertiaProps.order.total)
    assert.equal(received.amount, 0)
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
      'EUR19.99',
      '',
      reference,
    ])
    assert.equal(DateTime.fromISO(until).toMillis(), createdAt.plus({ days: 14 }).toMillis())
    assert.deepEqual(inertiaProps.order.total, { amount: 1999, currency: 'EUR' })
    const others = await returnFromProvider(client, bob(), order)
    others.assertStatus(404)
  })

  test('sends the same by mail', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    await workMails('transfer')
    const { text } = await OutboxMessage.firstOrFail()
    for (const said of ['NL91 ABNA 0417 1643 00', 'ABNANL2A', 'Vonk B.V.', order.id]) {
      assert.include(text, said)
    }
    assert.include(text.replaceAll(' ', ''), reference)
    assert.match(text, /19[.,]99/)
  })

  test('shows what came and what is missing, and gives it back on request', async ({
    client,
    assert,
  }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const { totalAmount } = order
    await importFile(camt053([{ amount: '15.00', details: [{ free: [reference] }] }]))
    const { transfer } = (await returnFromProvider(client, ada(), order)).inertiaProps
    assert.equal(transfer.received.amount, 1500)
    assert.equal(transfer.missing.amount, totalAmount - 1500)
    const asked = `EUR${((totalAmount - 1500) / 100).toFixed(2)}`
    assert.include(readQr(transfer.qr).split('\n'), asked)
    const answer = await post(client, ada(), `/transactions/${order.id}/cancellation`, {})
    assert.isTrue(String(answer.header('location')).endsWith(`/transactions/${order.id}`))
    const { moneyBack, ...shown } = (await returnFromProvider(client, ada(), order)).inertiaProps
    assert.isNull(shown.transfer)
    assert.deepEqual(moneyBack, { amount: 1500, currency: 'EUR' })
    await workJobs(RefundSurplusJob)
    assert.include((await runCommand('payouts:list')).report, `15.00 EUR to ${payerIban}`)
    await workMails('surplus_refund')
    const mails = await OutboxMessage.query().whereLike('text', '%niet het hele bedrag%')
    assert.lengthOf(mails, 1)
    assert.isEmpty(await settlementDifferences())
  })

  test('of too little goes back after fourteen days, by the hourly job', async ({
    client,
    assert,
  }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    await importFile(camt053([{ amount: '15.00', details: [{ free: [reference] }] }]))
    const before = DateTime.utc().minus({ days: 15 }).toMillis()
    await Order.query().where('id', order.id).update({ createdAt: before })
    const times = { createdAt: before, incompleteSince: before }
    await BankTransfer.query().where({ reference }).update(times)
    await runJob(ReconcileOrdersJob, {})
    await workJobs(RefundSurplusJob)
    assert.equal((await orderOutcome(order)).status, 'cancelled')
    assert.include((await runCommand('payouts:list')).report, `15.00 EUR to ${payerIban}`)
    const page = await drawnPage(client, `/transactions/${order.id}`, ada())
    const dutch = i18nManager.locale('nl')
    const amount = '€\u00a015,00'
    assert.include(page, dutch.t('payments.cancelled_money_back', { amount }))
    assert.notInclude(page, dutch.t('payments.cancelled_text'))
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
    assert.equal(page.inertiaProps.elsewhere, 'sct')
  })
})
