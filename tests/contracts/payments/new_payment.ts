import { test } from '@japa/runner'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { type MakeGateway, request } from '#tests/contracts/payments/requests'

/** What a gateway does before a payment is paid; also run against providers in test mode. */
export function newPaymentContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>
) {
  test('makes an open payment of the amount, with a page to pay on', async ({ assert }) => {
    const gateway = await makeGateway()
    const asked = request()
    const { paymentId, payUrl } = await gateway.create(asked)
    assert.isTrue(URL.canParse(payUrl))
    assert.deepEqual(await gateway.find(paymentId), {
      id: paymentId,
      orderId: asked.orderId,
      status: 'open',
      recovered: false,
      otherRefunds: [],
      disputes: [],
      amount: asked.amount,
      payUrl,
    })
  })

  test('makes one payment for an order, also by concurrent retries', async ({ assert }) => {
    const gateway = await makeGateway()
    const asked = request()
    const first = await gateway.create(asked)
    assert.deepEqual(await gateway.create(asked), first)
    const [second, third] = await Promise.all([gateway.create(asked), gateway.create(asked)])
    assert.deepEqual([second, third], [first, first])
  })

  test('makes another payment for another order', async ({ assert }) => {
    const gateway = await makeGateway()
    const first = await gateway.create(request())
    const second = await gateway.create(request())
    assert.notEqual(second.paymentId, first.paymentId)
  })

  test('does not find an unknown payment', async ({ assert }) => {
    const gateway = await makeGateway()
    assert.isNull(await gateway.find('unknown'))
  })

  test('has one name, stored with every order', async ({ assert }) => {
    const one = await makeGateway()
    const other = await makeGateway()
    assert.match(one.name, /^[a-z]+$/)
    assert.equal(other.name, one.name)
  })
}
