import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { AdminRole } from '#core/admin/admin'
import type { StatementLine } from '#core/payments/sepa/statement'
import { Ports } from '#core/ports'
import RefundSurplusJob from '#jobs/refund_surplus_job'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { orderOutcome } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { runCommand } from '#tests/support/operators/run_command'
import { runJob } from '#tests/support/queue/jobs'
import { payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'
import { closedSite } from '#tests/support/sites/other_site'

const path = '/admin/orders/open'

async function ordered(client: ApiClient) {
  await join(ada())
  return orderedByTransfer(client, ada())
}

async function received(changes: Partial<StatementLine>) {
  await importLines(await app.container.make(Ports), statementLine(changes))
}

async function asAdmin(client: ApiClient, role: AdminRole = 'finance') {
  const { as } = await signInAdmin(role)
  return {
    get: (page: string) => as(client.get(page)),
    post: (page: string, form: object = {}) =>
      as(client.post(page)).header('referer', `http://localhost${path}`).form(form),
  }
}

test.group('Unclear money in the back office', (group) => {
  inTransaction(group)
  withCompanyAccount(group)

  test('is found and matched to the order that it fits, which completes', async ({
    assert,
    client,
  }) => {
    const { order, reference } = await ordered(client)
    await received({ amount: 1999, text: 'for the dating site' })
    const { get, post } = await asAdmin(client)
    const list = await get(path)
    list.assertTextIncludes('No order named')
    list.assertTextIncludes('for the dating site')
    list.assertTextIncludes(`value="${reference}"`)
    const [{ id }] = await db.from('open_items')
    const matched = await post(`${path}/${id}/match`, { to: reference })
    matched.assertHeader('location', `/admin/orders/${order.id}`)
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 50 })
    assert.notInclude((await get(path)).text(), 'for the dating site')
    const [row] = await db.from('audit_rows')
    assert.include(row, { act: 'settle_transfer', subject_kind: 'transfer', subject_id: id })
  })

  test('goes back to its payer by a payout, which is exported and marked as made', async ({
    assert,
    client,
  }) => {
    await ordered(client)
    await received({ amount: 5000 })
    const { get, post } = await asAdmin(client)
    const [{ id }] = await db.from('open_items')
    await post(`${path}/${id}/return`)
    const payouts = await get('/admin/orders/payouts')
    payouts.assertTextIncludes(payerIban)
    payouts.assertTextIncludes('€50.00')
    const file = await get('/admin/orders/payouts.csv')
    assert.include(String(file.text()), `Ada Jansen,${payerIban},50.00,EUR`)
    const [payout] = await db.from('payouts')
    await post(`/admin/orders/payouts/${payout.id}`)
    const again = await post(`/admin/orders/payouts/${payout.id}`)
    assert.include(again.flashMessage('error'), 'due any more')
    assert.notInclude((await get('/admin/orders/payouts')).text(), payerIban)
    const acts = await db.from('audit_rows').orderBy('number')
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['settle_transfer', 'pay_out']
    )
  })

  test('is closed with a note, and refused without one', async ({ assert, client }) => {
    await ordered(client)
    await received({ isReversal: true, amount: 700 })
    const { get, post } = await asAdmin(client)
    const list = await get(path)
    list.assertTextIncludes('Reversed by the bank')
    const [{ id }] = await db.from('open_items')
    const silent = await post(`${path}/${id}/close`, { note: ' ' })
    assert.equal(silent.flashMessage('error'), 'Write a note first.')
    const unfit = await post(`${path}/${id}/match`, { to: 'RF00' })
    assert.include(unfit.flashMessage('error'), 'Only money')
    await post(`${path}/${id}/close`, { note: 'Asked the bank' })
    const late = await post(`${path}/${id}/close`, { note: 'Asked the bank' })
    assert.include(late.flashMessage('error'), 'closed already')
  })

  test('is counted on the dashboard: what fits no order, short transfers, surplus', async ({
    assert,
    client,
  }) => {
    const { reference } = await ordered(client)
    const { get, post } = await asAdmin(client)
    const tile = /href="\/admin\/orders\/open">[^<]*<\/a><\/dt>\s*<dd[^>]*>(\d+)</
    const waiting = async () => tile.exec((await get('/admin')).text())?.[1]
    assert.equal(await waiting(), '0')
    await received({ amount: 1000, text: reference })
    assert.equal(await waiting(), '1')
    await received({ amount: 1999, text: 'for the dating site' })
    assert.equal(await waiting(), '2')
    await post(`/admin/orders/transfers/${reference}/return`, { reason: 'Asked by email' })
    assert.equal(await waiting(), '1')
    await db.from('surplus_payments').update({ status: 'failed' })
    assert.equal(await waiting(), '2')
    const [{ id }] = await db.from('surplus_payments')
    await post(`/admin/orders/surplus/${id}/settle`, { note: 'Sent by hand', outcome: 'kept' })
    assert.isEmpty(await waitingMails('surplus_refund'))
    assert.equal(await waiting(), '1')
  })

  test('that no provider refunds is tried again, or settled by hand, and is gone', async ({
    assert,
    client,
  }) => {
    const { order, reference } = await ordered(client)
    await received({ amount: 1000, text: reference })
    const { get, post } = await asAdmin(client)
    await post(`/admin/orders/transfers/${reference}/return`, { reason: 'Asked by email' })
    await db.from('surplus_payments').update({ status: 'failed' })
    const [{ id }] = await db.from('surplus_payments')
    const form = `/admin/orders/surplus/${id}`
    assert.include((await get(path)).text(), `${form}/retry`)
    assert.include((await runCommand('money:list')).report, id)

    const silent = await post(`${form}/settle`, { note: ' ', outcome: 'returned' })
    assert.equal(silent.flashMessage('error'), 'Write a note first.')
    await post(`${form}/retry`, { note: 'The bank knows the account now' })
    assert.notInclude((await get(path)).text(), form)
    await runJob(RefundSurplusJob, { surplusId: id })
    const payouts = await get('/admin/orders/payouts')
    payouts.assertTextIncludes('€10.00')

    await db.from('surplus_payments').update({ status: 'failed' })
    const told = await waitingMails('surplus_refund')
    await post(`${form}/settle`, { note: 'Sent back by hand', outcome: 'returned' })
    assert.lengthOf(await waitingMails('surplus_refund'), told.length + 1)
    assert.notInclude((await get(path)).text(), form)
    assert.include((await runCommand('money:list')).report, 'Nothing waits for you')
    const late = await post(`${form}/retry`, { note: 'Once more' })
    assert.include(late.flashMessage('error'), 'no longer waits')
    const acts = await db.from('audit_rows').where('subject_id', order.id).orderBy('number')
    assert.deepEqual(
      acts.map(({ reason }) => reason),
      ['The bank knows the account now', 'Sent back by hand']
    )
  })

  test('of a surplus is settled by the command, too', async ({ assert, client }) => {
    const { reference } = await ordered(client)
    await received({ amount: 1000, text: reference })
    const { post } = await asAdmin(client)
    await post(`/admin/orders/transfers/${reference}/return`, { reason: 'Asked by email' })
    await db.from('surplus_payments').update({ status: 'failed' })
    const [{ id }] = await db.from('surplus_payments')
    assert.equal((await runCommand('money:close', id)).exitCode, 1)
    const unsaid = await runCommand('money:close', id, '--note=By hand')
    assert.include(unsaid.report, 'returned or kept')
    const close = ['money:close', id, '--note=By hand', '--outcome=returned'] as const
    assert.equal((await runCommand(...close)).exitCode, 0)
    assert.lengthOf(await waitingMails('surplus_refund'), 1)
    const again = await runCommand(...close)
    assert.include(again.report, 'already settled')
  })

  test('of a short transfer is found, and settled for what came', async ({ assert, client }) => {
    const { order, reference } = await ordered(client)
    await received({ amount: 1899, text: reference })
    const { get, post } = await asAdmin(client)
    const list = await get(path)
    list.assertTextIncludes('Too little came')
    list.assertTextIncludes('€1.00')
    const settle = `/admin/orders/transfers/${reference}`
    list.assertTextIncludes(`formaction="${settle}/accept"`)
    await post(`${settle}/accept`, { reason: 'The bank took a fee' })
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 50 })
    const late = await post(`${settle}/return`, { reason: 'Too late' })
    assert.include(late.flashMessage('error'), 'any more')
    const [{ gross_amount: gross }] = await db.from('invoices')
    assert.equal(gross, 1899)
  })

  test('is not for those who may not see it, nor for admins of one site', async ({
    assert,
    client,
  }) => {
    await ordered(client)
    await received({ amount: 1999 })
    const [{ id }] = await db.from('open_items')
    const support = await asAdmin(client, 'support')
    const list = await support.get(path)
    assert.notInclude(list.text(), `${id}/close`)
    const refused = await support.post(`${path}/${id}/close`, { note: 'Mine' })
    refused.assertStatus(404)
    const moderator = await asAdmin(client, 'moderator')
    const siteId = await closedSite()
    const { as } = await signInAdmin('owner', { changes: { siteId } })
    for (const page of [path, '/admin/orders/payouts', '/admin/orders/payouts.csv']) {
      const unseen = await moderator.get(page)
      unseen.assertStatus(404)
      const ofOne = await as(client.get(page))
      ofOne.assertStatus(404)
    }
    const closing = await as(client.post(`${path}/${id}/close`)).form({ note: 'Mine' })
    closing.assertStatus(404)
    const late = await signInAdmin('finance', { minutesAgo: 20 })
    const asked = await late.as(client.post(`${path}/${id}/close`)).form({ note: 'Mine' })
    assert.match(asked.header('location') ?? '', /^\/admin\/confirm\?next=/)
    assert.isEmpty(await db.from('audit_rows'))
  })
})
