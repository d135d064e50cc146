import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { orderOutcome } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { camt053 } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'

const path = '/admin/orders/bank'

/** Finance uploads files with such contents. */
async function uploader(client: ApiClient, minutesAgo = 0) {
  const { as } = await signInAdmin('finance', { minutesAgo })
  return (content: string) =>
    as(client.post(path))
      .header('referer', siteUrl + path)
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
    const upload = await uploader(client)
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
    const upload = await uploader(client)
    const wrong = await upload('<html>no statement</html>')
    assert.include(wrong.flashMessage('error'), 'isn’t a file from a bank')
    const foreign = camt053([{ amount: '5.00' }], { iban: 'DE89370400440532013000' })
    const other = await upload(foreign)
    assert.include(other.flashMessage('error'), 'other accounts')
    assert.isEmpty(await db.from('bank_movements'))
    assert.isEmpty(await audited())
  })

  test('is taken with a fresh second factor alone', async ({ assert, client }) => {
    const upload = await uploader(client, 20)
    const asked = await upload(camt053([{ amount: '5.00', details: [{ free: ['x'] }] }]))
    assert.match(asked.header('location') ?? '', /^\/admin\/confirm\?next=/)
    assert.isEmpty(await db.from('bank_movements'))
  })
})
