import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { AdminRole } from '#core/admin/admin'
import Alarm from '#models/alarm'
import LedgerCheck from '#models/ledger_check'
import { giveCredits } from '#tests/support/admin/credits'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'

const path = '/admin/orders/ledger'
const account = `member:${ada().user.id}`

async function asAdmin(client: ApiClient, role: AdminRole = 'finance') {
  const { as } = await signInAdmin(role)
  return {
    get: (page: string) => as(client.get(page)),
    verify: () => as(client.post(path)),
  }
}

test.group('The ledger in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('has a trial balance that adds up to nothing, and its money by currency', async ({
    assert,
    client,
  }) => {
    await buyCredits(client, ada())
    await giveCredits(bob(), 7)
    const { get, verify } = await asAdmin(client)
    const before = await get(path)
    before.assertTextIncludes('checked yet')
    const checked = await verify()
    assert.include(checked.flashMessage('done'), 'agrees with the ledger')
    const [row] = await db.from('audit_rows').where('act', 'verify_ledger')
    assert.include(row, { subject_kind: 'ledger', after: '{"differing":0}' })
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
    const page = await get(path)
    page.assertTextIncludes('€19.99')
    page.assertTextIncludes(account)
  })

  test('names the balance that its movements do not explain, and raises an alarm', async ({
    assert,
    client,
  }) => {
    await giveCredits(ada(), 7)
    await db.from('users').where({ id: ada().user.id }).update({ credits: 9 })
    const { get, verify } = await asAdmin(client)
    const checked = await verify()
    assert.include(checked.flashMessage('error'), '1 value')
    const page = await get(path)
    page.assertTextIncludes('balance of the member')
    page.assertTextIncludes(`${path}/${account}`)
    const dashboard = await get('/admin')
    dashboard.assertTextIncludes('Broken')
    await verify()
    const alarms = await Alarm.all()
    assert.deepEqual(
      alarms.map(({ kind, siteId }) => ({ kind, siteId })),
      [{ kind: 'ledger_differs', siteId: null }]
    )
  })

  test('shows what moved on an account, with its orders', async ({ assert, client }) => {
    const { order } = await buyCredits(client, ada())
    await giveCredits(ada(), 7)
    const { get } = await asAdmin(client)
    const page = await get(`${path}/${account}`)
    page.assertTextIncludes('+50')
    page.assertTextIncludes('+7')
    page.assertTextIncludes(`/admin/orders/${order.id}`)
    page.assertTextIncludes('<dd>57</dd>')
    const sales = await get(`${path}/house:sales`)
    sales.assertTextIncludes('−50')
    assert.notInclude(sales.text(), '−7')
  })

  test('lists accounts with credits, and all when asked', async ({ assert, client }) => {
    await giveCredits(ada(), 7)
    const { get } = await asAdmin(client)
    const full = await get(path)
    full.assertTextIncludes(account)
    assert.notInclude(full.text(), bob().user.id)
    const all = await get(`${path}?all=yes`)
    all.assertTextIncludes(bob().user.id)
  })

  test('does not know other accounts', async ({ client }) => {
    const { get } = await asAdmin(client)
    for (const unknown of ['house:nothing', 'member:01900000-0000-7000-9111-000000000001', 'x']) {
      const page = await get(`${path}/${unknown}`)
      page.assertStatus(404)
    }
  })

  test('is not for moderators nor for admins of one site', async ({ client }) => {
    const moderator = await signInAdmin('moderator')
    const ofOne = await signInAdmin('owner', { changes: { siteId: await closedSite() } })
    for (const { as } of [moderator, ofOne]) {
      for (const request of [
        client.get(path),
        client.post(path),
        client.get(`${path}/house:sales`),
      ]) {
        const unseen = await as(request)
        unseen.assertStatus(404)
      }
    }
  })
})
