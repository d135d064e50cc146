import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { StatementLine } from '#core/payments/sepa/statement'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { orderOutcome } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { runCommand } from '#tests/support/operators/run_command'
import { payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'
import { sitePorts } from '#tests/support/site/ports'

const path = '/admin/orders/open'

async function ordered(client: ApiClient) {
  await join(ada())
  return orderedByTransfer(client, ada())
}

async function received(changes: Partial<StatementLine>) {
  await importLines(await sitePorts(), statementLine(changes))
}

test.group('Unclear money in the back office', (group) => {
  inTransaction(group)
  withCompanyAccount(group)

  test('is matched to the order that it fits, which completes', async ({ assert, client }) => {
    const { order, reference } = await ordered(client)
    await received({ amount: 1999, text: 'for the dating site' })
    const { post, read, shows } = await adminAtWork(client, 'finance')
    await shows(path, 'No known reference', 'for the dating site', `value="${reference}"`)
    const [{ id }] = await db.from('open_items')
    const matched = await post(`${path}/${id}/match`, { to: reference })
    matched.assertHeader('location', `/admin/orders/${order.id}`)
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 50 })
    assert.notInclude(await read(path), 'for the dating site')
  })

  test('goes back to its payer by a payout, marked once made', async ({ assert, client }) => {
    await ordered(client)
    await received({ amount: 5000 })
    const { get, post, read, shows } = await adminAtWork(client, 'finance')
    const [{ id }] = await db.from('open_items')
    await post(`${path}/${id}/return`)
    const payouts = await get('/admin/orders/payouts')
    payouts.assertTextIncludes(payerIban)
    payouts.assertTextIncludes('€50.00')
    await shows('/admin/orders/payouts.csv', `Ada Jansen,${payerIban},50.00,EUR`)
    const [payout] = await db.from('payouts')
    await post(`/admin/orders/payouts/${payout.id}`)
    assert.notInclude(await read('/admin/orders/payouts'), payerIban)
  })

  test('is counted on the dashboard, all kinds of it', async ({ assert, client }) => {
    const { reference } = await ordered(client)
    const { post, read } = await adminAtWork(client, 'finance')
    const tile = /href="\/admin\/orders\/open">[^<]*<\/a><\/dt>\s*<dd[^>]*>(\d+)</
    const waiting = async () => tile.exec(await read('/admin'))?.[1]
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

  test('of a surplus is settled by the command, too', async ({ assert, client }) => {
    const { reference } = await ordered(client)
    await received({ amount: 1000, text: reference })
    const { post } = await adminAtWork(client, 'finance')
    await post(`/admin/orders/transfers/${reference}/return`, { reason: 'Asked by email' })
    await db.from('surplus_payments').update({ status: 'failed' })
    const [{ id }] = await db.from('surplus_payments')
    assert.include((await runCommand('money:list')).report, id)
    assert.equal((await runCommand('money:close', id)).exitCode, 1)
    const unsaid = await runCommand('money:close', id, '--note=By hand')
    assert.include(unsaid.report, 'returned or kept')
    const close = ['money:close', id, '--note=By hand', '--outcome=returned'] as const
    assert.equal((await runCommand(...close)).exitCode, 0)
    assert.lengthOf(await waitingMails('surplus_refund'), 1)
    assert.include((await runCommand('money:list')).report, 'Nothing waits for you')
    const again = await runCommand(...close)
    assert.include(again.report, 'already settled')
  })

  test('of a short transfer is found, and settled for what came', async ({ assert, client }) => {
    const { order, reference } = await ordered(client)
    await received({ amount: 1899, text: reference })
    const { post, read } = await adminAtWork(client, 'finance')
    const list = await read(path)
    assert.include(list, 'Underpaid')
    assert.include(list, '€1.00')
    const settle = `/admin/orders/transfers/${reference}`
    assert.include(list, `formaction="${settle}/accept"`)
    await post(`${settle}/accept`, { reason: 'The bank took a fee' })
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 50 })
    const [{ gross_amount: gross }] = await db.from('invoices')
    assert.equal(gross, 1899)
    assert.match(
      await read(`/admin/orders/${order.id}`),
      /Price quoted[\s\S]*?<td class="number">€19\.99/
    )
  })
})
