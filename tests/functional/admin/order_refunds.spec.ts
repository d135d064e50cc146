import { test } from '@japa/runner'
import OutboxMessage from '#models/outbox_message'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import type { AdminRole } from '#core/admin/admin'
import { FakePaymentGateway } from '#tests/fakes/fake_payment_gateway'
import { codeNow, signInAdmin } from '#tests/support/admin/signed_in'
import { workMails } from '#tests/support/mail/mail_jobs'
import { inTransaction } from '#tests/support/database/transactions'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { join } from '#tests/support/people/members'
import { buyCredits, orderOutcome, placeOrder } from '#tests/support/payments/shop'
import { closedSite } from '#tests/support/sites/other_site'
import { replacePorts } from '#tests/support/time/clock'

async function bought(client: ApiClient) {
  await join(ada())
  const { order } = await buyCredits(client, ada())
  return { order, page: `/admin/orders/${order.id}` }
}

async function asAdmin(client: ApiClient, role: AdminRole, page: string) {
  const { as } = await signInAdmin(role)
  const refund = (form: object) =>
    as(client.post(`${page}/refunds`))
      .header('referer', `http://localhost${page}`)
      .form({ request: uuid(), reason: 'Bought by mistake', ...form })
  return { show: () => as(client.get(page)), refund }
}

test.group('A refund in the back office', (group) => {
  inTransaction(group)

  test('gives part and then the rest back', async ({ assert, client }) => {
    const { order, page } = await bought(client)
    const { refund, show } = await asAdmin(client, 'finance', page)
    const form = await show()
    form.assertTextIncludes('value="19.99"')
    await refund({ amount: '10,00' })
    assert.deepInclude(await orderOutcome(order), { status: 'completed', credits: 25 })
    const between = await show()
    between.assertTextIncludes('value="9.99"')
    const done = await refund({ amount: '9.99' })
    done.assertHeader('location', page)
    assert.deepInclude(await orderOutcome(order), { status: 'refunded', credits: 0 })
    const after = await show()
    assert.notInclude(after.text(), 'name="amount"')
    assert.lengthOf(await db.from('audit_rows').where({ act: 'refund', subject_id: order.id }), 2)
    assert.lengthOf(await db.from('invoices').where({ kind: 'credit_note' }), 2)
  })

  test('finds its words again after the code that it asked for', async ({ assert, client }) => {
    const { page } = await bought(client)
    const { as } = await signInAdmin('finance', { minutesAgo: 20 })
    const form = { request: uuid(), reason: 'Bought by <mistake>', amount: '5,00' }
    const asked = await as(client.post(`${page}/refunds`))
      .header('referer', siteUrl + page)
      .form(form)
    assert.isEmpty(await db.from('refunds'))
    const formOfCode = await as(client.get(`/admin/confirm?next=${page}`)).withFlashMessages(
      asked.flashMessages()
    )
    const confirmed = await as(client.post('/admin/confirm'))
      .withFlashMessages(formOfCode.flashMessages())
      .form({ code: await codeNow(), next: page })
    confirmed.assertHeader('location', page)
    const shown = await as(client.get(page)).withFlashMessages(confirmed.flashMessages())
    assert.include(shown.text(), 'value="Bought by &lt;mistake&gt;"')
    assert.include(shown.text(), 'value="5,00"')
  })

  test('is refused with its reason, and changes nothing', async ({ assert, client }) => {
    const { order, page } = await bought(client)
    const { refund } = await asAdmin(client, 'support', page)
    for (const [form, said] of [
      [{ amount: '20' }, 'more than can still go back'],
      [{ amount: 'all' }, 'isn’t an amount'],
      [{ amount: '-1' }, 'isn’t an amount'],
      [{ amount: '5', reason: '' }, 'Give a reason'],
    ] as const) {
      const refused = await refund(form)
      assert.include(refused.flashMessage('error'), said)
    }
    assert.isEmpty(await db.from('refunds'))
    assert.deepInclude(await orderOutcome(order), { credits: 50 })
  })

  test('that fails later is on the dashboard and in its list, until it is settled', async ({
    assert,
    client,
  }) => {
    const { order, page } = await bought(client)
    const { refund, show } = await asAdmin(client, 'finance', page)
    await db.from('sandbox_payments').update({ status: 'charged_back' })
    const refused = await refund({ amount: '19.99' })
    assert.include(refused.flashMessage('error'), 'The provider refused the refund.')
    const { as } = await signInAdmin('finance')
    const list = '/admin/orders?refund=failed'
    const tile = /href="\/admin\/orders\?refund=failed">[^<]*<\/a><\/dt>\s*<dd[^>]*>(\d+)</
    const waiting = async () => tile.exec((await as(client.get('/admin'))).text())?.[1]
    const isListed = async () => (await as(client.get(list))).text().includes(`href="${page}"`)
    const found = async () => [await waiting(), await isListed()]
    assert.deepEqual(await found(), ['1', true])
    const file = await as(client.get('/admin/orders.csv?refund=failed'))
    assert.include(file.text(), order.id)

    // Another one that is under way takes it off the list; when that fails too, it is back.
    const [{ id, ...row }] = await db.from('refunds')
    const later = { ...row, id: uuid(), request_id: 'two', status: 'pending', ended_at: null }
    await db.table('refunds').insert(later)
    assert.deepEqual(await found(), ['0', false])
    await db.from('refunds').where({ id: later.id }).update({ status: 'failed', ended_at: 1 })
    assert.deepEqual(await found(), ['1', true])

    assert.include((await show()).text(), `${page}/refunds/settle`)
    const settle = (note: string) =>
      as(client.post(`${page}/refunds/settle`))
        .header('referer', siteUrl + page)
        .form({ note, outcome: 'returned' })
    assert.equal((await settle('')).flashMessage('error'), 'Write a note first.')
    const done = await settle('Transferred by hand')
    assert.include(done.flashMessage('done'), 'settled')
    assert.deepEqual(await found(), ['0', false])
    assert.notInclude((await show()).text(), `${page}/refunds/settle`)
    assert.deepInclude(await orderOutcome(order), { status: 'refunded', credits: 0 })
    await OutboxMessage.query().delete()
    await workMails('refund')
    const mails = await OutboxMessage.all()
    assert.isTrue(
      mails.some(({ text }) => /Via iDEAL lukte dat niet, daarom op een andere manier/.test(text))
    )
  })

  test('waits for a provider that does not answer', async ({ assert, client, test: it }) => {
    const { order, page } = await bought(client)
    const provider = new FakePaymentGateway()
    provider.isDown = true
    const payments = { for: () => provider, named: () => provider, all: () => [provider] }
    await replacePorts(it, { payments })
    const { refund } = await asAdmin(client, 'finance', page)
    const asked = await refund({ amount: '19.99' })
    assert.include(asked.flashMessage('done'), 'asked again')
    const [{ status }] = await db.from('refunds')
    assert.equal(status, 'requested')
    assert.deepInclude(await orderOutcome(order), { credits: 0 })
    assert.lengthOf(await db.from('queue_jobs').whereLike('data', '%pay_out_refund%'), 1)
  })

  test('over 200.00 waits for a second admin, who confirms it', async ({ assert, client }) => {
    await join(ada())
    await db.from('packages').where({ tier: 'p1', currency: 'EUR' }).update({ amount: 20_001 })
    const { order } = await buyCredits(client, ada(), { shown_total: 20_001 })
    const page = `/admin/orders/${order.id}`
    const { refund, show } = await asAdmin(client, 'support', page)
    await refund({ amount: '200.01' })
    assert.isEmpty(await db.from('refunds'))
    const waiting = await show()
    waiting.assertTextIncludes('waiting for a second admin')
    assert.notInclude(waiting.text(), 'name="amount"')

    const { as } = await signInAdmin('owner')
    const requests = await as(client.get('/admin/requests'))
    requests.assertTextIncludes('€200.01')
    requests.assertTextIncludes(`href="${page}"`)
    const [{ id }] = await db.from('proposals')
    await as(client.post(`/admin/requests/${id}/confirm`))
    const [{ amount }] = await db.from('refunds')
    assert.equal(amount, 20_001)
  })

  test('is not offered for an unpaid order, nor to other roles and sites', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    const page = `/admin/orders/${order.id}`
    const { refund, show } = await asAdmin(client, 'finance', page)
    assert.notInclude((await show()).text(), 'name="amount"')
    const unpaid = await refund({ amount: '19.99' })
    assert.include(unpaid.flashMessage('error'), 'Nothing of this order can be refunded')
    for (const role of ['moderator', 'viewer'] as const) {
      const other = await asAdmin(client, role, page)
      const refused = await other.refund({ amount: '5' })
      refused.assertStatus(404)
    }
    const siteId = await closedSite()
    const { as } = await signInAdmin('owner', { changes: { siteId } })
    const form = { amount: '5', reason: 'Gesture', request: uuid() }
    const refused = await as(client.post(`${page}/refunds`)).form(form)
    refused.assertStatus(404)
    assert.isEmpty(await db.from('refunds'))
  })
})
