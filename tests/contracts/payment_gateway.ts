import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { money } from '#core/money'
import { ok } from '#core/result'
import type {
  PaymentGateway,
  PaymentRequest,
  RefundRequest,
  Webhook,
} from '#core/ports/payment_gateway'

type PayerAction = 'paid' | 'failed' | 'cancelled' | 'expired'
type MakeGateway<Gateway> = () => Gateway | Promise<Gateway>

/** A request for an order that no other test asks a payment for. */
function request(): PaymentRequest {
  return {
    orderId: crypto.randomUUID(),
    amount: money(1528, 'EUR'),
    method: 'ideal',
    description: '50 credits',
    language: 'nl',
    returnUrl: 'https://vonk.test/transactions/1',
    webhookUrl: 'https://www.example.com/webhooks/payments',
  }
}

/** Asks for some cents of a payment; each asks for another refund unless it is told which. */
function refundOf(paymentId: string, cents: number): RefundRequest {
  return {
    refundId: crypto.randomUUID(),
    paymentId,
    amount: money(cents, 'EUR'),
    description: 'Refund of unused credits',
  }
}

/** What a gateway does before anybody pays: true at a real provider in its test mode, too. */
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
      amount: asked.amount,
      payUrl,
    })
  })

  test('makes one payment for an order, however often it is asked', async ({ assert }) => {
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

  test('does not find a payment that is not its own', async ({ assert }) => {
    const gateway = await makeGateway()
    assert.isNull(await gateway.find('unknown'))
  })

  test('has one name, kept with every order', async ({ assert }) => {
    const [one, other] = [await makeGateway(), await makeGateway()]
    assert.match(one.name, /^[a-z]+$/)
    assert.equal(other.name, one.name)
  })
}

/**
 * What every payment gateway does, told inside the test group of one. `drive` acts as the payer
 * or, for 'expired', as the time that passes; `tell` makes what its provider sends of a payment.
 */
export function paymentGatewayContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>,
  drive: (gateway: Gateway, paymentId: string, action: PayerAction) => void | Promise<void>,
  tell: (paymentId: string) => Webhook
) {
  newPaymentContract(makeGateway)

  test('reads of its own webhook which payment to ask about', async ({ assert }) => {
    const gateway = await makeGateway()
    const { paymentId } = await gateway.create(request())
    assert.deepEqual(await gateway.readWebhook(tell(paymentId)), ok(paymentId))
  })

  test('refuses a webhook that says nothing', async ({ assert }) => {
    const gateway = await makeGateway()
    const read = await gateway.readWebhook({ body: '', header: () => undefined })
    assert.isFalse(read.ok)
  })

  test('has no page to pay on once a payment is over', async ({ assert }) => {
    const gateway = await makeGateway()
    assert.isNull((await gateway.find(await paidPayment(gateway)))?.payUrl)
  })

  test('tells what it received, and what of it went back', async ({ assert }) => {
    const gateway = await makeGateway()
    const [open, kept, partly, whole] = [request(), request(), request(), request()]
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

  test('tells that a payment is {$self}')
    .with(['paid', 'failed', 'cancelled', 'expired'] as const)
    .run(async ({ assert }, action) => {
      const gateway = await makeGateway()
      const { paymentId } = await gateway.create(request())
      await drive(gateway, paymentId, action)
      const found = await gateway.find(paymentId)
      assert.equal(found?.status, action)
    })

  test('ends an open payment, and no other', async ({ assert }) => {
    const gateway = await makeGateway()
    const [open, paid] = [await gateway.create(request()), await gateway.create(request())]
    await drive(gateway, paid.paymentId, 'paid')
    for (const { paymentId } of [open, open, paid]) await gateway.cancel(paymentId)
    await gateway.cancel('unknown')
    assert.equal((await gateway.find(open.paymentId))?.status, 'cancelled')
    assert.equal((await gateway.find(paid.paymentId))?.status, 'paid')
  })

  test('keeps the payments of two orders apart', async ({ assert }) => {
    const gateway = await makeGateway()
    const first = await gateway.create(request())
    const second = await gateway.create(request())
    await drive(gateway, first.paymentId, 'paid')
    const found = await gateway.find(second.paymentId)
    assert.equal(found?.status, 'open')
  })

  async function paidPayment(gateway: Gateway) {
    const { paymentId } = await gateway.create(request())
    await drive(gateway, paymentId, 'paid')
    return paymentId
  }

  test('gives back a part of what was paid, which stays paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway)
    assert.include(['pending', 'refunded'], await gateway.refund(refundOf(paymentId, 700)))
    assert.equal((await gateway.find(paymentId))?.status, 'paid')
  })

  test('gives back once, however often and however parallel it is asked', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway)
    const asked = refundOf(paymentId, 1000)
    const first = await gateway.refund(asked)
    assert.notEqual(first, 'failed')
    const again = await Promise.all([gateway.refund(asked), gateway.refund(asked)])
    assert.deepEqual(again, [first, first])
    assert.notEqual(await gateway.refund(refundOf(paymentId, 528)), 'failed')
  })

  test('never gives back more than was paid', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway)
    assert.equal(await gateway.refund(refundOf(paymentId, 1529)), 'failed')
    assert.notEqual(await gateway.refund(refundOf(paymentId, 1000)), 'failed')
    assert.equal(await gateway.refund(refundOf(paymentId, 529)), 'failed')
  })

  test('tells that a payment is refunded once nothing is left of it', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await paidPayment(gateway)
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

/** A plain form that names the payment. */
export function formWebhook(paymentId: string): Webhook {
  return { body: `id=${paymentId}`, header: () => undefined }
}
