import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import DiscountCode from '#models/discount_code'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits, storeCode } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const path = '/admin/discounts'

function newCodes(changes: object = {}) {
  return { request: uuid(), number: '1', percentage: '20', code: 'SPRING20', ...changes }
}

function day(days: number) {
  return DateTime.utc().plus({ days }).toISODate()
}

test.group('Discount codes in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('are made on the terms of the form', async ({ assert, client }) => {
    const { post, shows } = await adminAtWork(client, 'finance')
    const made = await post(path, {
      ...newCodes({ code: 'spring20', country: 'NL', currency: 'EUR', minimum: '19,99' }),
      'methods[]': ['ideal', 'paypal'],
      'starts': day(1),
      'ends': day(3),
    })
    made.assertHeader('location', `${path}?code=SPRING20`)
    const code = await DiscountCode.findOrFail('SPRING20')
    assert.containSubset(code.$attributes, {
      valuePercentage: 20,
      country: 'NL',
      currency: 'EUR',
      minimumOrderValue: 1999,
      paymentMethods: ['ideal', 'paypal'],
    })
    assert.equal(code.startsAt?.toISO(), `${day(1)}T00:00:00.000Z`)
    assert.equal(code.expiresAt?.toISO(), `${day(3)}T23:59:59.999Z`)
    await shows(`${path}?state=coming`, 'SPRING20', 'from €19.99')
  })

  test('name country and methods in the language of the admin', async ({ assert, client }) => {
    await storeCode({ country: 'DE', paymentMethods: ['prezelewy24', 'sdd'] })
    const { read } = await adminAtWork(client, 'finance', { changes: { locale: 'nl' } })
    const list = await read(path)
    for (const name of ['Duitsland', 'Przelewy24', 'Automatische incasso'])
      assert.include(list, name)
    for (const raw of ['prezelewy24', '>sdd<', '>DE<']) assert.notInclude(list, raw)
  })

  test('are refused with words, and the form keeps what was typed', async ({ assert, client }) => {
    await storeCode({ code: 'TAKEN10' })
    const { post } = await adminAtWork(client, 'finance')
    for (const [changes, says] of [
      [{ code: 'taken10' }, 'already exists'],
      [{ member: uuid() }, 'no member'],
    ] as const) {
      const answer = await post(path, newCodes(changes))
      assert.include(answer.flashMessage('error'), says)
      assert.equal(answer.flashMessage('number'), '1')
    }
    assert.lengthOf(await DiscountCode.all(), 1)
  })

  test('are ended by a button', async ({ assert, client }) => {
    await storeCode({ code: 'TAKEN10' })
    const { post, read } = await adminAtWork(client, 'finance')
    await post(`${path}/codes/TAKEN10/end`)
    assert.include(await read(`${path}?state=ended`), 'TAKEN10')
    assert.notInclude(await read(`${path}?state=usable`), 'TAKEN10')
  })

  test('show the order that used them up', async ({ assert, client }) => {
    await storeCode()
    const { order } = await buyCredits(client, ada(), { code: 'SPRING10', shown_total: 1799 })
    const { get, shows } = await adminAtWork(client, 'finance')
    await shows(`${path}?state=used`, `/admin/orders/${order.id}`)
    const effect = await get(`${path}/effect`)
    for (const money of ['€19.99', '€2.00', '€17.99']) effect.assertTextIncludes(money)
    effect.assertTextIncludes('Single codes')
    await shows(`${path}/effect.csv`, 'code,EUR,1,19.99,2.00,17.99,0')
    const viewer = await adminAtWork(client, 'viewer')
    const seen = await viewer.read(`${path}?state=used`)
    assert.include(seen, 'SPRING10')
    assert.notInclude(seen, order.id)
  })
})

test.group('A batch of codes in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  async function made(client: ApiClient) {
    const admin = await adminAtWork(client, 'finance')
    const asked = newCodes({ number: '12', name: '=Letters', code: '', currency: 'EUR' })
    await admin.post(path, asked)
    return { ...admin, asked, at: `${path}/batches/${asked.request}` }
  }

  test('has random codes on one set of terms', async ({ assert, client }) => {
    const { asked, at, get } = await made(client)
    const codes = await DiscountCode.query().where({ batchId: asked.request })
    assert.lengthOf(codes, 12)
    assert.isTrue(codes.every((one) => one.valuePercentage === 20 && one.currency === 'EUR'))
    const list = await get(`${path}/batches`)
    list.assertTextIncludes('=Letters')
    const page = await get(at)
    for (const { code } of codes) page.assertTextIncludes(code)
    const file = await get(`${at}/codes.csv`)
    const [head, ...rows] = String(file.text()).trim().split('\n')
    assert.include(head, 'code,state,percentage')
    assert.sameMembers(
      rows.map((row) => row.split(',').slice(0, 3).join(',')),
      codes.map(({ code }) => `${code},usable,20`)
    )
  })

  test('tells what its codes did for the revenue', async ({ assert, client }) => {
    const { at, asked, get } = await made(client)
    const { code } = await DiscountCode.findByOrFail('batchId', asked.request)
    await buyCredits(client, ada(), { code, shown_total: 1599 })
    const page = await get(at)
    page.assertTextIncludes('€15.99')
    page.assertTextIncludes('€4.00')
    const effect = await get(`${path}/effect`)
    effect.assertTextIncludes('Batches')
    const list = await get(`${path}/batches`)
    assert.match(list.text(), /<td class="number">12<\/td>\s*<td class="number">1<\/td>/)
    const file = await get(`${path}/batches.csv`)
    assert.match(file.text(), new RegExp(`\\n${asked.request},'=Letters,[^,]+,12,1`))
  })

  test('that is none is not found', async ({ client }) => {
    const { get, post } = await adminAtWork(client, 'finance')
    const none = `${path}/batches/01900000-0000-7000-9111-000000000001`
    const answers = [await get(none), await get(`${none}/codes.csv`), await post(`${none}/end`)]
    for (const answer of answers) answer.assertStatus(404)
  })
})
