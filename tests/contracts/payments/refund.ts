import { test } from '@japa/runner'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import {
  type Drive,
  type MakeGateway,
  paidPayment,
  refundOf,
  request,
} from '#tests/contracts/payments/requests'

/** How a gateway gives money back. */
export function refundContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>,
  drive: Drive<Gateway>
) {
  test('gives back a part of what was paid, which stays paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway, drive)
    assert.include(['pending', 'refunded'], await gateway.refund(refundOf(paymentId, 700)))
    assert.equal((await gateway.find(paymentId))?.status, 'paid')
  })

  test('gives back once, however often and however parallel it is asked', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway, drive)
    const asked = refundOf(paymentId, 1000)
    const first = await gateway.refund(asked)
    assert.notEqual(first, 'failed')
    const again = await Promise.all([gateway.refund(asked), gateway.refund(asked)])
    assert.deepEqual(again, [first, first])
    assert.notEqual(await gateway.refund(refundOf(paymentId, 528)), 'failed')
  })

  test('never gives back more than was paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway, drive)
    assert.equal(await gateway.refund(refundOf(paymentId, 1529)), 'failed')
    assert.notEqual(await gateway.refund(refundOf(paymentId, 1000)), 'failed')
    assert.equal(await gateway.refund(refundOf(paymentId, 529)), 'failed')
  })

  test('tells that a payment is refunded once nothing is left of it', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway, drive)
    await gateway.refund(refundOf(paymentId, 1000))
    await gateway.refund(refundOf(paymentId, 528))
    assert.equal((await gateway.find(paymentId))?.status, 'refunded')
  })

  test('gives nothing back of what was not paid, or is not known', async ({ assert }) => {
    const gateway = await makeGateway()
    const { paymentId } = await gateway.create(request())
    assert.equal(await gateway.refund(refundOf(paymentId, 100)), 'failed')
    assert.equal(await gateway.refund(refundOf('unknown', 100)), 'failed')
  })
}
