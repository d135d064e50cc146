import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { AdminRole } from '#core/admin/admin'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { orderOutcome } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { camt053 } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { closedSite } from '#tests/support/sites/other_site'

const path = '/admin/orders/bank'

async function asAdmin(client: ApiClient, role: AdminRole = 'finance', minutesAgo = 0) {
  const { as } = await signInAdmin(role, { minutesAgo })
  return (content: string) =>
    as(client.post(path))
      .header('referer', `http://localhost${path}`)
      .file('file', Buffer.from(content), { filename: 'statement.xml' })
}

function audited() {
  return db.from('audit_rows').where({ act: 'exchange_bank_files' })
}

test.group('A file of the bank in the back office', (group) => {
  inTransaction(group)
  withCompanyAccount(group)

  test('is imported entry by entry, each with what became of it', async ({ assert, client }) => {
    await join(ada())
    const { order, reference } = await orderedByTransfer(client, ada())
    const upload = await asAdmin(client)
    const answer = await upload(
      camt053([
        { amount: '19.99', details: [{ free: [reference] }] },
        { amount: '5.00', details: [{ free: ['nothing of ours'] }] },
      ])
    )
    answer.assertStatus(200)
    answer.assertTextIncludes('order paid')
    answer.assertTextIncludes(`/admin/orders/${order.id}`)
    answer.assertTextIncludes('no order named')
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 50 })
    assert.lengthOf(await db.from('open_items'), 1)
    assert.lengthOf(await audited(), 1)
  })

  test('is refused when it is no such file, or of other accounts', async ({ assert, client }) => {
    const upload = await asAdmin(client)
    const wrong = await upload('<html>no statement</html>')
    assert.include(wrong.flashMessage('error'), 'isn’t a file from a bank')
    const foreign = camt053([{ amount: '5.00' }], { iban: 'DE89370400440532013000' })
    const other = await upload(foreign)
    assert.include(other.flashMessage('error'), 'other accounts')
    assert.isEmpty(await db.from('bank_movements'))
    assert.isEmpty(await audited())
  })

  test('is not for support nor for admins of one site, and asks for a fresh code', async ({
    assert,
    client,
  }) => {
    const file = camt053([{ amount: '5.00', details: [{ free: ['x'] }] }])
    const support = await asAdmin(client, 'support')
    const refused = await support(file)
    refused.assertStatus(404)
    const late = await asAdmin(client, 'finance', 20)
    const asked = await late(file)
    assert.match(asked.header('location') ?? '', /^\/admin\/confirm\?next=/)
    const siteId = await closedSite()
    const { as } = await signInAdmin('owner', { changes: { siteId } })
    const ofOne = await as(client.get(path))
    ofOne.assertStatus(404)
    assert.isEmpty(await db.from('bank_movements'))
  })
})
