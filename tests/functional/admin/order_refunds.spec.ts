import { test } from '@japa/runner'
import OutboxMessage from '#models/outbox_message'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { giveCredits } from '#tests/support/admin/credits'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { workMails } from '#tests/support/mail/mail_jobs'
import { inTransaction } from '#tests/support/database/transactions'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { join } from '#tests/support/people/members'
import { buyCredits, orderOutcome } from '#tests/support/payments/shop'

/** Support or finance at work at the page of an order. */
async function refunder(client: ApiClient, role: 'finance' | 'support', page: string) {
  const { get, post } = await adminAtWork(client, role)
  const refund = (form: object) =>
    post(`${page}/refunds`, { request: uuid(), reason: 'Bought by mistake', ...form })
  return { show: () => get(page), refund }
}

async function bought(client: ApiClient) {
  await join(ada())
  const { order } = await buyCredits(client, ada())
  return { order, page: `/admin/orders/${order.id}` }
}

test.group('A refund in the back office', (group) => {
  inTransaction(group)

  test('gives part and then the rest back', async ({ assert, client }) => {
    const { order, page } = await bought(client)
    const { refund, show } = await refunder(client, 'finance', page)
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
    assert.lengthOf(await db.from('invoices').where({ kind: 'credit_note' }), 2)
  })

  test('shows amounts as they are written in the language of the admin', async ({ client }) => {
    const { page } = await bought(client)
    const { shows } = await adminAtWork(client, 'finance', { changes: { locale: 'nl' } })
    await shows(page, 'value="19,99"', 'meer dan €\u00a0200,00 van')
  })

  test('offers what the unused credits cost, and warns of a dispute', async ({
    assert,
    client,
  }) => {
    const { order, page } = await bought(client)
    await giveCredits(ada(), -25)
    const money = { amount: 1999, currency: 'EUR' }
    const times = { opened_at: Date.now(), due_at: Date.now() + 1000 }
    const dispute = { id: 'dp_1', order_id: order.id, reason: 'fraud', status: 'needs_response' }
    await db.table('disputes').insert({ ...dispute, ...money, ...times })
    const { show } = await refunder(client, 'finance', page)
    const form = await show()
    form.assertTextIncludes('value="9.99"')
    form.assertTextIncludes('disputed')
    form.assertTextIncludes('>Ada</a>')
    assert.notInclude(form.text(), 'value="19.99"')
  })

  test('that fails is in its list until it is settled', async ({ assert, client }) => {
    const { order, page } = await bought(client)
    const { refund, show } = await refunder(client, 'finance', page)
    await db.from('sandbox_payments').update({ status: 'charged_back' })
    const refused = await refund({ amount: '19.99' })
    assert.include(refused.flashMessage('error'), 'The provider refused the refund.')
    const { as, read, shows } = await adminAtWork(client, 'finance')
    const list = '/admin/orders?refund=failed'
    const tile = /href="\/admin\/orders\?refund=failed">[^<]*<\/a><\/dt>\s*<dd[^>]*>(\d+)</
    const waiting = async () => tile.exec(await read('/admin'))?.[1]
    const isListed = async () => (await read(list)).includes(`href="${page}"`)
    const found = async () => [await waiting(), await isListed()]
    assert.deepEqual(await found(), ['1', true])
    await shows('/admin/orders.csv?refund=failed', order.id)

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
    const done = await settle('Transferred by hand')
    assert.include(done.flashMessage('done'), 'settled')
    assert.deepEqual(await found(), ['0', false])
    assert.notInclude((await show()).text(), `${page}/refunds/settle`)
    assert.deepInclude(await orderOutcome(order), { status: 'refunded', credits: 0 })
    await OutboxMessage.query().delete()
    await workMails('refund')
    const mails = await OutboxMessage.all()
    assert.isTrue(
      mails.some(({ text }) =>
        /Via\s+iDEAL\s+lukte\s+dat\s+niet,\s+daarom\s+op\s+een\s+andere\s+manier/.test(text)
      )
    )
  })

  test('over 200.00 waits for a second admin, who confirms it', async ({ assert, client }) => {
    await join(ada())
    await db.from('packages').where({ tier: 'p1', currency: 'EUR' }).update({ amount: 20_001 })
    const { order } = await buyCredits(client, ada(), { shown_total: 20_001 })
    const page = `/admin/orders/${order.id}`
    const { refund, show } = await refunder(client, 'support', page)
    await refund({ amount: '200.01' })
    assert.isEmpty(await db.from('refunds'))
    const waiting = await show()
    waiting.assertTextIncludes('waiting for approval by a second admin')
    assert.notInclude(waiting.text(), 'name="amount"')

    const { get, post } = await adminAtWork(client, 'owner')
    const requests = await get('/admin/requests')
    requests.assertTextIncludes('€200.01')
    requests.assertTextIncludes(`href="${page}"`)
    const [{ id }] = await db.from('proposals')
    await post(`/admin/requests/${id}/confirm`)
    const [{ amount }] = await db.from('refunds')
    assert.equal(amount, 20_001)
  })
})
