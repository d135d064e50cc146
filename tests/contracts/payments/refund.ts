import { test } from '@japa/runner'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import {
  type Drive,
  type MakeGateway,
  paidPayment,
  refundOf,
  request,
} from '#tests/contracts/payments/requests'

/** Refunds of any gateway; `pay` makes a paid payment of 15.28 euros and returns its id. */
export function partialRefundContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>,
  pay: (gateway: Gateway) => Promise<string>
) {
  test('refunds a part of a payment, which stays paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await pay(gateway)
    assert.include(['pending', 'refunded'], await gateway.refund(refundOf(paymentId, 700)))
    assert.equal((await gateway.find(paymentId))?.status, 'paid')
  })

  test('makes one refund of repeated and of concurrent requests', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await pay(gateway)
    const asked = refundOf(paymentId, 1000)
    const first = await gateway.refund(asked)
    assert.notEqual(first, 'failed')
    const again = await Promise.all([gateway.refund(asked), gateway.refund(asked)])
    assert.deepEqual(again, [first, first])
    assert.notEqual(await gateway.refund(refundOf(paymentId, 528)), 'failed')
  })

  test('never refunds more than was paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await pay(gateway)
    assert.equal(await gateway.refund(refundOf(paymentId, 1529)), 'failed')
    assert.notEqual(await gateway.refund(refundOf(paymentId, 1000)), 'failed')
    assert.equal(await gateway.refund(refundOf(paymentId, 529)), 'failed')
  })

  test('refuses to refund an unknown payment', async ({ assert }) => {
    const gateway = await makeGateway()
    assert.equal(await gateway.refund(refundOf('unknown', 100)), 'failed')
  })
}

/** Refunds of a gateway whose provider reports them as the status of the payment. */
export function refundContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>,
  drive: Drive<Gateway>
) {
  partialRefundContract(makeGateway, (gateway) => paidPayment(gateway, drive))

  test('reports a payment as refunded once nothing is left of it', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway, drive)
    await gateway.refund(refundOf(paymentId, 1000))
    await gateway.refund(refundOf(paymentId, 528))
    assert.equal((await gateway.find(paymentId))?.status, 'refunded')
  })

  test('refuses to refund a payment that is not paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const { paymentId } = await gateway.create(request())
    assert.equal(await gateway.refund(refundOf(paymentId, 100)), 'failed')
  })
}
