import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import SepaFile from '#models/sepa_file'
import Site from '#models/site'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { faultsIn } from '#tests/support/sepa/pain008'
import { readyDebit } from '#tests/support/sepa/ready_debit'

const path = '/admin/orders/debits'

async function exporting() {
  const { id: site } = await Site.firstOrFail()
  return { site, days: '5' }
}

test.group('A file of debits in the back office', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  group.each.setup(() => join(ada(), bob()))

  test('is made of debits that are ready, and shows what it holds', async ({ assert, client }) => {
    const { debit, order } = await readyDebit(ada())
    await readyDebit(bob())
    const { get, post, shows } = await adminAtWork(client, 'finance')
    await shows(path, '2 debits')
    const made = await post(path, await exporting())
    const { messageId } = await SepaFile.firstOrFail()
    made.assertHeader('location', `${path}/${messageId}`)
    const file = await get(`${path}/${messageId}`)
    file.assertTextIncludes('€40.56')
    file.assertTextIncludes(`/admin/orders/${order.id}`)
    file.assertTextIncludes(debit.endToEndId)
    await shows(path, `${path}/${messageId}`, 'No debit is waiting for a file')
    const [row] = await db.from('audit_rows')
    assert.include(row, { act: 'exchange_bank_files', subject_id: messageId })
  })

  test('is downloaded unchanged', async ({ assert, client }) => {
    await readyDebit(ada())
    const { post } = await adminAtWork(client, 'finance')
    await post(path, await exporting())
    const { content, messageId } = await SepaFile.firstOrFail()
    const file = await post(`${path}/${messageId}/content`)
    file.assertHeader('content-disposition', `attachment; filename="${messageId}.xml"`)
    assert.equal(file.text(), content)
    assert.deepEqual(faultsIn(content), [])
  })

  test('that is gone is not found', async ({ client }) => {
    const { get, post } = await adminAtWork(client, 'finance')
    const gone = `${path}/VONK-261124-0123456789`
    const pages = [await get(gone), await post(`${gone}/content`), await post(`${gone}/sent`)]
    for (const page of pages) page.assertStatus(404)
  })
})
