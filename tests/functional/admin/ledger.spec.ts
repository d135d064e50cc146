import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Alarm from '#models/alarm'
import LedgerCheck from '#models/ledger_check'
import { giveCredits } from '#tests/support/admin/credits'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { ofPage } from '#tests/support/http/malformed'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const path = '/admin/orders/ledger'
const account = `member:${ada().user.id}`

test.group('The ledger in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('has a trial balance, and its money by currency', async ({ assert, client }) => {
    await buyCredits(client, ada())
    await giveCredits(bob(), 7)
    const { post, shows } = await adminAtWork(client, 'finance')
    await shows(path, 'checked yet')
    const checked = await post(path)
    assert.include(checked.flashMessage('done'), 'matches the ledger')
    const { accounts, money } = await LedgerCheck.firstOrFail()
    assert.sameDeepMembers(
      [...accounts],
      [
        { account: 'members', received: 57, given: 0 },
        { account: 'house:sales', received: 0, given: 50 },
        { account: 'house:bonus', received: 0, given: 7 },
        { account: 'house:spent', received: 0, given: 0 },
        { account: 'house:corrections', received: 0, given: 0 },
      ]
    )
    assert.deepEqual(money, [{ currency: 'EUR', invoiced: 1999, credited: 0 }])
    await shows(path, '€19.99', account)
  })

  test('names an unexplained balance, and raises an alarm', async ({ assert, client }) => {
    await giveCredits(ada(), 7)
    await db.from('users').where({ id: ada().user.id }).update({ credits: 9 })
    const { post, shows } = await adminAtWork(client, 'finance')
    const checked = await post(path)
    assert.include(checked.flashMessage('error'), '1 value')
    await shows(path, 'balance of the member', `${path}/${account}`)
    await shows('/admin', 'Broken')
    await post(path)
    const alarms = await Alarm.all()
    assert.deepEqual(
      alarms.map(({ kind, siteId }) => ({ kind, siteId })),
      [{ kind: 'ledger_differs', siteId: null }]
    )
  })

  test('shows what moved on an account, with its orders', async ({ assert, client }) => {
    const { order } = await buyCredits(client, ada())
    await giveCredits(ada(), 7)
    const { read, shows } = await adminAtWork(client, 'finance')
    await shows(`${path}/${account}`, '+50', '+7', `/admin/orders/${order.id}`, '<dd>57</dd>')
    const sales = await read(`${path}/house:sales`)
    assert.include(sales, '−50')
    assert.notInclude(sales, '−7')
  })

  test('does not know other accounts', async ({ client }) => {
    const { get } = await adminAtWork(client, 'finance')
    for (const unknown of ['house:nothing', 'member:01900000-0000-7000-9111-000000000001', 'x']) {
      const page = await get(`${path}/${unknown}`).headers(ofPage)
      page.assertStatus(404)
    }
  })
})
