import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { orderOutcome } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { camt053 } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'

test.group('A file of the bank in the back office', (group) => {
  inTransaction(group)
  withCompanyAccount(group)

  test('is imported entry by entry, each with what became of it', async ({ assert, client }) => {
    await join(ada())
    const { order, reference } = await orderedByTransfer(client, ada())
    const { as } = await signInAdmin('finance')
    const statement = camt053([
      { amount: '19.99', details: [{ free: [reference] }] },
      { amount: '5.00', details: [{ free: ['nothing of ours'] }] },
    ])
    const upload = as(client.post('/admin/orders/bank'))
    const answer = await upload.file('file', Buffer.from(statement), { filename: 'statement.xml' })
    answer.assertStatus(200)
    answer.assertTextIncludes('order paid')
    answer.assertTextIncludes(`/admin/orders/${order.id}`)
    answer.assertTextIncludes('no known reference')
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 50 })
    assert.lengthOf(await db.from('open_items'), 1)
    assert.lengthOf(await db.from('audit_rows').where({ act: 'exchange_bank_files' }), 1)
  })
})
