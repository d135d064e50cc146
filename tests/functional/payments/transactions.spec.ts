import { test } from '@japa/runner'
import { allPages, drawnPage, open } from '#tests/support/http/open_page'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { block } from '#tests/support/likes/blocks'
import { setProviderStatus, returnFromProvider, placeOrder } from '#tests/support/payments/shop'
import { sendForm } from '#tests/support/http/send_form'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { orderRow } from '#tests/support/database/rows'

test.group('The page of an order', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('waits while the payment is open', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    const page = await returnFromProvider(client, ada(), order)
    page.assertInertiaComponent('payments/show')
    const props = JSON.stringify(page.inertiaProps)
    for (const secret of [payment.id, String(ada().user.email)]) assert.notInclude(props, secret)
    assert.include(page.inertiaProps.order, { id: order.id, status: 'pending', open: true })
    assert.isFalse(page.inertiaProps.justCompleted)
    const drawn = await drawnPage(client, `/transactions/${order.id}`, ada())
    assert.match(drawn, /Je vroeg hierom op .*<time.*\(tekst (<!-- -->)?1/)
  })

  test('shows the credits, the balance and premium at once', async ({ client, assert }) => {
    await User.query().update({ signup_date: Date.now() })
    const { order, payment } = await placeOrder(client, ada(), { shown_total: 1499 })
    await setProviderStatus(payment, 'paid')
    const { inertiaProps } = await returnFromProvider(client, ada(), order)
    assert.include(inertiaProps.order, { status: 'completed', credits: 50 })
    assert.include(inertiaProps.me, { credits: 50, premium: true })
    assert.isNull(inertiaProps.timeBonus)
  })

  test('announces the completion to the browser that ordered, once', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    await setProviderStatus(payment, 'paid')
    const url = `/transactions/${order.id}`
    const session = { awaited_order: order.id }
    const first = await client
      .get(url)
      .loginAs(await account(ada()))
      .withSession(session)
      .withInertia()
    assert.isTrue(first.inertiaProps.justCompleted)
    assert.isUndefined(first.session().awaited_order)
    const later = await returnFromProvider(client, ada(), order)
    assert.isFalse(later.inertiaProps.justCompleted)
  })

  test('leads back to the locked photo that led to the shop, while it may be seen', async ({
    client,
    assert,
  }) => {
    const photo = await storePhoto(bob(), { isPrivate: true })
    const album = `/members/${bob().profile.id}`
    const seenByAda = await drawnPage(client, album, ada())
    assert.include(seenByAda, `id="photo-${photo}"`)
    assert.include(seenByAda, `href="/credits?photo=${photo}"`)
    const signup = `href="${album}/signup?for=photo&amp;photo=${photo}"`
    assert.include(await drawnPage(client, album), signup)
    const shop = await client.get(`/credits?photo=${photo}`).loginAs(await account(ada()))
    const { wanted_photo: noted } = shop.session()
    const { order, payment } = await placeOrder(client, ada())
    await setProviderStatus(payment, 'paid')
    const wayBack = async (session: object) => {
      const page = await client
        .get(`/transactions/${order.id}`)
        .loginAs(await account(ada()))
        .withSession({ wanted_photo: session })
      page.assertStatus(200)
      return /<a [^>]*href="([^"]+#photo-[^"]+)"[^>]*>(?:<span>)?([^<]+)</
        .exec(page.text())
        ?.slice(1)
    }
    assert.deepEqual(await wayBack(noted), [
      `${album}#photo-${photo}`,
      'Terug naar de foto’s van Bob',
    ])
    assert.isUndefined(await wayBack({ ...noted, at: noted.at - 24 * 3_600_000 }))
    await block(bob(), ada())
    assert.isUndefined(await wayBack(noted))
  })

  test('notes no photo that is none', async ({ client, assert }) => {
    const shop = await client.get('/credits?photo=../admin').loginAs(await account(ada()))
    assert.isUndefined(shop.session().wanted_photo)
  })

  test('is not found and settles nothing for anybody else', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    await setProviderStatus(payment, 'paid')
    const page = await returnFromProvider(client, bob(), order)
    page.assertStatus(404)
    assert.equal((await order.refresh()).status, 'pending')
  })
})

test.group('An order by a method that the operator disabled', (group) => {
  inTransaction(group)

  test('stays readable, and cannot be paid that way again', async ({ client, assert }) => {
    const dora = ada({ user: { country: 'DE' } })
    await join(dora)
    const { order } = await placeOrder(client, dora, { method: 'paypal', shown_total: 2102 })
    await order.merge({ method: 'giropay', status: 'failed' }).save()
    const page = await returnFromProvider(client, dora, order)
    assert.include(page.inertiaProps.order, { method: 'giropay', status: 'failed' })
    assert.deepEqual(page.inertiaProps.retry, { bundle: true, sameMethod: false, paypal: true })
    const list = await open(client, '/transactions/orders', dora)
    assert.equal(list.inertiaProps.orders[0].method, 'giropay')
  })
})

test.group('An order that waits for its payment', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('can be paid later, with the payment it has', async ({ client, assert }) => {
    const { order, payUrl } = await placeOrder(client, ada())
    const answer = await sendForm(client, ada(), `/transactions/${order.id}/payment`)
    answer.assertStatus(302)
    assert.equal(answer.header('location'), payUrl)
    assert.deepEqual([await countOf('orders'), await countOf('sandbox_payments')], [1, 1])
  })

  test('is cancelled when another method is chosen', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    const answer = await sendForm(client, ada(), `/transactions/${order.id}/cancellation`)
    answer.assertHeader('location', `/credits/${order.packageId}`)
    assert.equal((await order.refresh()).status, 'cancelled')
    assert.equal((await payment.refresh()).status, 'cancelled')
  })
})

test.group('The orders of a member', (group) => {
  inTransaction(group)

  /** Orders of ada, `count` of them, three in a minute. */
  async function adaOrdered(count: number) {
    await join(ada(), bob())
    const begin = DateTime.utc(2026, 3, 1)
    const row = await orderRow(ada())
    const rows = Array.from({ length: count }, (_, number) => {
      const id = `01900000-0000-7000-c000-0000000000${String(number).padStart(2, '0')}`
      const at = begin.plus({ minutes: Math.floor(number / 3) }).toMillis()
      return { ...row, id, client_id: id, status: 'failed', credits: number + 1, created_at: at }
    })
    await db.table('orders').multiInsert(rows)
  }

  test('come newest first, page by page, each once', async ({ client, assert }) => {
    await adaOrdered(45)
    const path = '/transactions/orders'
    const pages = await allPages<{ credits: number }>(client, path, ada(), 'orders')
    assert.deepEqual(
      pages.flat().map(({ credits }) => credits),
      Array.from({ length: 45 }, (_, index) => 45 - index)
    )
    assert.deepEqual(
      pages.map((page) => page.length),
      [20, 20, 5]
    )
  })

  test('are visible to nobody else', async ({ client, assert }) => {
    await adaOrdered(3)
    const page = await open(client, '/transactions/orders', bob())
    assert.isEmpty(page.inertiaProps.orders)
  })
})
