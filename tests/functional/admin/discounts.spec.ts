import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import type { AdminRole } from '#core/admin/admin'
import DiscountBatch from '#models/discount_batch'
import DiscountCode from '#models/discount_code'
import { codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits, storeCode } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'

const path = '/admin/discounts'

async function asAdmin(client: ApiClient, role: AdminRole = 'finance') {
  const { as } = await signInAdmin(role)
  return {
    get: (page: string) => as(client.get(page)),
    post: (page: string, form: object = {}) =>
      as(client.post(page)).header('referer', `http://localhost${path}/new`).form(form),
  }
}

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
    const { get, post } = await asAdmin(client)
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
    const list = await get(`${path}?state=coming`)
    list.assertTextIncludes('SPRING20')
    list.assertTextIncludes('from €19.99')
    const [row] = await db.from('audit_rows')
    assert.include(row, { act: 'change_discounts', subject_kind: 'discount' })
  })

  test('name their country and payment methods in the language of the admin', async ({
    assert,
    client,
  }) => {
    await storeCode({ country: 'DE', paymentMethods: ['prezelewy24', 'sdd'] })
    const { as } = await signInAdmin('finance', { changes: { locale: 'nl' } })
    const list = String((await as(client.get(path))).text())
    for (const name of ['Duitsland', 'Przelewy24', 'Automatische incasso'])
      assert.include(list, name)
    for (const raw of ['prezelewy24', '>sdd<', '>DE<']) assert.notInclude(list, raw)
  })

  const refused = [
    { title: 'a code that exists', changes: { code: 'taken10' }, says: 'already exists' },
    { title: 'a batch without a name', changes: { number: '3' }, says: 'a name' },
    { title: 'a price that is none', changes: { minimum: 'five' }, says: 'isn’t an amount' },
    {
      title: 'a member who is none',
      changes: { member: '01900000-0000-7000-9111-000000000001' },
      says: 'no member',
    },
  ]
  for (const { changes, says, title } of refused) {
    test(`are refused with ${title}, and the form keeps what was typed`, async ({
      assert,
      client,
    }) => {
      await storeCode({ code: 'TAKEN10' })
      const { post } = await asAdmin(client)
      const answer = await post(path, newCodes(changes))
      assert.include(answer.flashMessage('error'), says)
      assert.equal(answer.flashMessage('number'), newCodes(changes).number)
      assert.lengthOf(await DiscountCode.all(), 1)
      assert.isEmpty(await db.from('audit_rows'))
    })
  }

  test('are refused where a field has the wrong shape', async ({ assert, client }) => {
    const { post } = await asAdmin(client)
    for (const changes of [{ number: 'many' }, { ends: 'soon' }, { member: 'ada' }]) {
      await post(path, newCodes(changes))
    }
    assert.isEmpty(await DiscountCode.all())
  })

  test('are ended once, and orders with them keep their price', async ({ assert, client }) => {
    await storeCode({ code: 'TAKEN10' })
    const { get, post } = await asAdmin(client)
    await post(`${path}/codes/TAKEN10/end`)
    const again = await post(`${path}/codes/TAKEN10/end`)
    assert.include(again.flashMessage('error'), 'ended already')
    const gone = await post(`${path}/codes/NONE10/end`)
    assert.include(gone.flashMessage('error'), 'no such code')
    assert.include((await get(`${path}?state=ended`)).text(), 'TAKEN10')
    assert.notInclude((await get(`${path}?state=usable`)).text(), 'TAKEN10')
  })

  test('show the order that used them up', async ({ assert, client }) => {
    await storeCode()
    const { order } = await buyCredits(client, ada(), { code: 'SPRING10', shown_total: 1799 })
    const { get } = await asAdmin(client)
    const list = await get(`${path}?state=used`)
    list.assertTextIncludes(`/admin/orders/${order.id}`)
    const effect = await get(`${path}/effect`)
    for (const money of ['€19.99', '€2.00', '€17.99']) effect.assertTextIncludes(money)
    effect.assertTextIncludes('Single codes')
    const file = await get(`${path}/effect.csv`)
    assert.include(file.text(), 'code,EUR,1,19.99,2.00,17.99,0')
    const viewer = await asAdmin(client, 'viewer')
    const seen = await viewer.get(`${path}?state=used`)
    seen.assertTextIncludes('SPRING10')
    assert.notInclude(seen.text(), order.id)
  })

  test('are listed by an index, also those in one state or batch', async ({ assert }) => {
    const all = { state: null, batchId: null, code: null, sort: 'newest' } as const
    const plans: { filter: CodeFilter; index: string }[] = [
      { filter: all, index: 'discount_codes_by_age' },
      { filter: { ...all, state: 'used' }, index: 'discount_codes_by_status' },
      { filter: { ...all, batchId: uuid() }, index: 'discount_codes_by_batch' },
    ]
    for (const { filter, index } of plans) {
      const list = () => codeList(filter, { after: null, now: DateTime.utc() })
      const steps = await stepsOf(list, ['discount_codes'])
      assert.include(steps.join('\n'), index)
    }
  })
})

test.group('A batch of codes in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  async function made(client: ApiClient) {
    const admin = await asAdmin(client)
    const asked = newCodes({ number: '12', name: '=Letters', code: '', currency: 'EUR' })
    await admin.post(path, asked)
    return { ...admin, asked, at: `${path}/batches/${asked.request}` }
  }

  test('has random codes on one set of terms, made once by one form, and as CSV', async ({
    assert,
    client,
  }) => {
    const { asked, at, get, post } = await made(client)
    const again = await post(path, asked)
    assert.include(again.flashMessage('error'), 'sent already')
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

  test('is ended as a whole, but for what is used', async ({ assert, client }) => {
    const { at, asked, post } = await made(client)
    const { code } = await DiscountCode.findByOrFail('batchId', asked.request)
    await DiscountCode.query().where({ code }).update({ status: 'used' })
    const ended = await post(`${at}/end`)
    assert.include(ended.flashMessage('done'), '11 codes')
    const again = await post(`${at}/end`)
    assert.include(again.flashMessage('error'), 'No code of this batch')
    assert.lengthOf(await DiscountCode.query().whereNull('expiresAt'), 1)
  })

  test('that is none is not found', async ({ client }) => {
    const { get, post } = await asAdmin(client)
    const none = `${path}/batches/01900000-0000-7000-9111-000000000001`
    const answers = [await get(none), await get(`${none}/codes.csv`), await post(`${none}/end`)]
    for (const answer of answers) answer.assertStatus(404)
  })

  test('is changed by finance alone, and not seen by admins of one site', async ({
    assert,
    client,
  }) => {
    const { at } = await made(client)
    for (const role of ['support', 'viewer'] as const) {
      const { get, post } = await asAdmin(client, role)
      const seen = await get(at)
      seen.assertStatus(200)
      assert.notInclude(seen.text(), `${at}/end`)
      const refused = [await post(`${at}/end`), await post(path, newCodes())]
      for (const answer of refused) answer.assertStatus(404)
    }
    const { as } = await signInAdmin('owner', { changes: { siteId: await closedSite() } })
    for (const page of [path, at, `${at}/codes.csv`, `${path}/effect`]) {
      const unseen = await as(client.get(page))
      unseen.assertStatus(404)
    }
    const dashboard = await as(client.get('/admin'))
    assert.notInclude(dashboard.text(), `href="${path}"`)
    assert.lengthOf(await DiscountBatch.all(), 1)
    assert.isEmpty(await DiscountCode.query().whereNotNull('expiresAt'))
  })
})
