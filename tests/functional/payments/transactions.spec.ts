import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { drawnPage, open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { block } from '#tests/support/likes/blocks'
import { setProviderStatus, returnFromProvider, placeOrder } from '#tests/support/payments/shop'

test.group('The page of an order', (group) => {
  inTransaction(group)

  test('waits while the payment is open', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    const page = await returnFromProvider(client, ada(), order)
    page.assertInertiaComponent('payments/show')
    const props = JSON.stringify(page.inertiaProps)
    for (const secret of [payment.id, String(ada().user.email)]) assert.notInclude(props, secret)
    assert.include(page.inertiaProps.order, { id: order.id, status: 'pending', open: true })
    assert.isFalse(page.inertiaProps.justCompleted)
  })

  test('shows the credits, the balance and premium at once', async ({ client, assert }) => {
    await join(ada({ user: { signupDate: DateTime.utc() } }))
    const { order, payment } = await placeOrder(client, ada(), { shown_total: 1499 })
    await setProviderStatus(payment, 'paid')
    const { inertiaProps } = await returnFromProvider(client, ada(), order)
    assert.include(inertiaProps.order, { status: 'completed', credits: 50 })
    assert.include(inertiaProps.me, { credits: 50, premium: true })
    assert.isNull(inertiaProps.timeBonus)
  })

  test('announces the completion to the browser that ordered, once', async ({ client, assert }) => {
    await join(ada())
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
    await join(ada(), bob())
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
      return /<a [^>]*href="([^"]+#photo-[^"]+)"[^>]*>([^<]+)</.exec(page.text())?.slice(1)
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
    await join(ada())
    const shop = await client.get('/credits?photo=../admin').loginAs(await account(ada()))
    assert.isUndefined(shop.session().wanted_photo)
  })

  test('is not found and settles nothing for anybody else', async ({ client, assert }) => {
    await join(ada(), bob())
    const { order, payment } = await placeOrder(client, ada())
    await setProviderStatus(payment, 'paid')
    const page = await returnFromProvider(client, bob(), order)
    page.assertStatus(404)
    assert.equal((await order.refresh()).status, 'pending')
  })

  test('is not found for an unknown id', async ({ client }) => {
    await join(ada())
    const page = await returnFromProvider(client, ada(), {
      id: '01900000-0000-7000-8000-000000000000',
    })
    page.assertStatus(404)
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

  test('names PayPal after a failed card only where it is open: {country}')
    .with([
      { country: 'DE', named: true },
      // The bundle was sold in euros.
      { country: 'GB', named: false },
    ] as const)
    .run(async ({ client, assert }, { country, named }) => {
      const dora = ada({ user: { country: 'DE' } })
      await join(dora)
      const { order } = await placeOrder(client, dora, { method: 'paypal', shown_total: 2102 })
      await order.merge({ method: 'creditcard', status: 'failed' }).save()
      const user = await account(dora)
      await user.merge({ country }).save()
      const page = await client.get(`/transactions/${order.id}`).loginAs(user)
      page.assertStatus(200)
      assert.equal(page.text().includes('PayPal'), named)
    })
})

test.group('An order that waits for its payment', (group) => {
  inTransaction(group)

  async function post(client: ApiClient, path: string, who = ada()) {
    return client
      .post(path)
      .loginAs(await account(who))
      .withCsrfToken()
      .redirects(0)
  }

  test('can be paid later, with the payment it has', async ({ client, assert }) => {
    await join(ada())
    const { order, payUrl } = await placeOrder(client, ada())
    const answer = await post(client, `/transactions/${order.id}/payment`)
    answer.assertStatus(302)
    assert.equal(answer.header('location'), payUrl)
    assert.deepEqual([await countOf('orders'), await countOf('sandbox_payments')], [1, 1])
  })

  test('is cancelled when another method is chosen', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    const answer = await post(client, `/transactions/${order.id}/cancellation`)
    answer.assertHeader('location', `/credits/${order.packageId}`)
    assert.equal((await order.refresh()).status, 'cancelled')
    assert.equal((await payment.refresh()).status, 'cancelled')
  })

  test('cannot be paid or cancelled by anybody else', async ({ client, assert }) => {
    await join(ada(), bob())
    const { order } = await placeOrder(client, ada())
    for (const deed of ['payment', 'cancellation']) {
      const answer = await post(client, `/transactions/${order.id}/${deed}`, bob())
      answer.assertStatus(404)
    }
    assert.equal((await order.refresh()).status, 'pending')
  })
})
