import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { PaymentGateway, Webhook } from '#core/ports/payment_gateway'
import { newPaymentContract } from '#tests/contracts/payments/new_payment'
import { refundContract } from '#tests/contracts/payments/refund'
import {
  type Drive,
  type MakeGateway,
  paidPayment,
  refundOf,
  request,
} from '#tests/contracts/payments/requests'

/**
 * What every payment gateway does; called inside its test group. `drive` acts as the payer or, for
 * 'expired', as the time that passes; `tell` makes the webhook of a payment.
 */
export function paymentGatewayContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>,
  drive: Drive<Gateway>,
  tell: (paymentId: string) => Webhook
) {
  newPaymentContract(makeGateway)
  refundContract(makeGateway, drive)

  test('reads the payment id of its webhook', async ({ assert }) => {
    const gateway = await makeGateway()
    const { paymentId } = await gateway.create(request())
    const read = await gateway.readWebhook(tell(paymentId))
    assert.equal(read.ok && read.value?.paymentId, paymentId)
  })

  test('refuses an empty webhook', async ({ assert }) => {
    const gateway = await makeGateway()
    const read = await gateway.readWebhook({ body: '', header: () => undefined })
    assert.isFalse(read.ok)
  })

  test('has no payment page once a payment is closed', async ({ assert }) => {
    const gateway = await makeGateway()
    assert.isNull((await gateway.find(await paidPayment(gateway, drive)))?.payUrl)
  })

  test('reports what it received, and what of it was returned', async ({ assert }) => {
    const gateway = await makeGateway()
    const open = request()
    const kept = request()
    const partly = request()
    const whole = request()
    await gateway.create(open)
    for (const [asked, cents] of [
      [kept, 0],
      [partly, 700],
      [whole, 1528],
    ] as const) {
      const { paymentId } = await gateway.create(asked)
      await drive(gateway, paymentId, 'paid')
      if (cents) await gateway.refund(refundOf(paymentId, cents))
    }
    const receipts = await gateway.received(DateTime.utc().minus({ days: 1 }))
    const returned = [open, kept, partly, whole].map(({ orderId }) => {
      const receipt = receipts.find((one) => one.orderId === orderId)
      return receipt ? [receipt.amount.amount, receipt.returned] : null
    })
    assert.deepEqual(returned, [null, [1528, 0], [1528, 700], [1528, 1528]])
  })

  test('reports a payment as {$self}')
    .with(['paid', 'failed', 'cancelled', 'expired'] as const)
    .run(async ({ assert }, action) => {
      const gateway = await makeGateway()
      const { paymentId } = await gateway.create(request())
      await drive(gateway, paymentId, action)
      const found = await gateway.find(paymentId)
      assert.equal(found?.status, action)
    })

  test('cancels an open payment, and no other', async ({ assert }) => {
    const gateway = await makeGateway()
    const open = await gateway.create(request())
    const paid = await gateway.create(request())
    await drive(gateway, paid.paymentId, 'paid')
    for (const { paymentId } of [open, open, paid]) await gateway.cancel(paymentId)
    await gateway.cancel('unknown')
    assert.equal((await gateway.find(open.paymentId))?.status, 'cancelled')
    assert.equal((await gateway.find(paid.paymentId))?.status, 'paid')
  })

  test('keeps the payments of two orders separate', async ({ assert }) => {
    const gateway = await makeGateway()
    const first = await gateway.create(request())
    const second = await gateway.create(request())
    await drive(gateway, first.paymentId, 'paid')
    const found = await gateway.find(second.paymentId)
    assert.equal(found?.status, 'open')
  })
}

/** A plain form that names the payment. */
export function formWebhook(paymentId: string): Webhook {
  return { body: `id=${paymentId}`, header: () => undefined }
}
