import { test } from '@japa/runner'
import { methodsWithoutProvider } from '#config/payments'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { drawnPage } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { bundle, openShop, placeOrder } from '#tests/support/payments/shop'

test.group('The shop', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('opens with the bundle and method of its address, or the first method', async ({
    client,
    assert,
  }) => {
    const { id } = await bundle('p3')
    const page = await openShop(client, ada(), `/credits/${id}/paypal`)
    page.assertInertiaComponent('credits/index')
    assert.deepEqual(page.inertiaProps.chosen, { bundle: id, method: 'paypal' })
    const first = await openShop(client, ada(), `/credits/${id}`)
    assert.deepEqual(first.inertiaProps.chosen, { bundle: id, method: 'ideal' })
  })

  test('takes the card for each of its brands, and says which methods it cannot take', async ({
    client,
    assert,
  }) => {
    const { id } = await bundle('p1')
    const shown = async (key: string) => {
      const { inertiaProps } = await openShop(client, ada(), `/credits/${id}/${key}`)
      return [inertiaProps.chosen.method, inertiaProps.elsewhere]
    }
    assert.deepEqual(await shown('maestro'), ['creditcard', null])
    assert.deepEqual(await shown('giropay'), ['ideal', 'giropay'])
    assert.deepEqual(await shown('bancontact'), ['ideal', 'bancontact'])
    assert.include(
      await drawnPage(client, `/credits/${id}/giropay`, ada()),
      'Met giropay kun je hier'
    )
  })

  test('says what a method costs beside the price, also where it is nothing', async ({
    client,
    assert,
  }) => {
    const page = await drawnPage(client, '/credits', ada())
    const text = page.replaceAll(/<[^>]+>/g, ' ')
    assert.match(text, /iDEAL\s+geen extra kosten/)
    assert.match(text, /PayPal\s+\+ €/)
  })

  test('has no page for {$self}')
    .with(['an unknown bundle', 'a foreign bundle', 'an unknown method'])
    .run(async ({ client }, what) => {
      const { id } = await bundle('p1')
      const { id: foreign } = await bundle('p1', 'GBP')
      const paths = {
        'an unknown bundle': '/credits/01900000-0000-7000-8000-000000000000',
        'a foreign bundle': `/credits/${foreign}`,
        'an unknown method': `/credits/${id}/cash`,
      }
      const page = await openShop(client, ada(), paths[what as keyof typeof paths])
      page.assertStatus(404)
    })

  test('tells free members what the first bundle unlocks', async ({ client, assert }) => {
    const { inertiaProps } = await openShop(client, ada())
    assert.isFalse(inertiaProps.me.premium)
    assert.equal(inertiaProps.premiumClaimPercent, 46)
    assert.equal(inertiaProps.refundDays, 14)
  })

  test('says so where no way to pay is open', async ({ client, cleanup }) => {
    const before = [...methodsWithoutProvider]
    cleanup(() => void methodsWithoutProvider.splice(0, Infinity, ...before))
    methodsWithoutProvider.push(...paymentMethods)
    const page = await client.get('/credits').loginAs(await account(ada()))
    page.assertStatus(200)
    page.assertTextIncludes('er is geen betaalmethode beschikbaar')
  })

  test('returns from the provider to the host the member came from', async ({ client, assert }) => {
    const { payment, payUrl } = await placeOrder(client, ada())
    assert.equal(new URL(payUrl).pathname, `/sandbox/payments/${payment.id}`)
    assert.equal(new URL(payUrl).host, new URL(payment.returnUrl).host)
  })
})
