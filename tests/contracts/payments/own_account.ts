import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { refuse } from '#core/result'
import { partialRefundContract } from '#tests/contracts/payments/refund'
import { type MakeGateway, refundOf } from '#tests/contracts/payments/requests'

/**
 * What a gateway of the company's own bank account does: there is no provider that sends webhooks
 * or moves money, so refunds are payouts that the operator makes. `pay` makes a paid payment of
 * 15.28 euros and returns its id; `confirmPayout` is the operator who has made the transfer.
 */
export function ownAccountContract<Gateway extends PaymentGateway>(
  makeGateway: MakeGateway<Gateway>,
  pay: (gateway: Gateway) => Promise<string>,
  confirmPayout: (gateway: Gateway, refundId: string) => Promise<void>
) {
  partialRefundContract(makeGateway, pay)

  test('does not find an unknown payment, and ignores its cancellation', async ({ assert }) => {
    const gateway = await makeGateway()
    await gateway.cancel('unknown')
    assert.isNull(await gateway.find('unknown'))
  })

  test('leaves a paid payment paid when it is cancelled', async ({ assert }) => {
    const gateway = await makeGateway()
    const paymentId = await pay(gateway)
    await gateway.cancel(paymentId)
    const found = await gateway.find(paymentId)
    assert.equal(found?.status, 'paid')
    assert.isNull(found?.payUrl)
  })

  test('refuses every webhook, as a bank sends none', async ({ assert }) => {
    const gateway = await makeGateway()
    const body = `id=${await pay(gateway)}`
    const read = await gateway.readWebhook({ body, header: () => undefined })
    assert.deepEqual(read, refuse('webhook_malformed'))
  })

  test('offers no banks to choose from', async ({ assert }) => {
    const gateway = await makeGateway()
    assert.isEmpty(gateway.banks('ideal'))
  })

  test('counts a refund as returned once the operator has made its transfer', async ({
    assert,
  }) => {
    const gateway = await makeGateway()
    const paymentId = await pay(gateway)
    const request = refundOf(paymentId, 700)
    assert.equal(await gateway.refund(request), 'pending')
    assert.deepEqual(await receiptOf(gateway, paymentId), { received: 1528, returned: 0 })
    await confirmPayout(gateway, request.refundId)
    assert.equal(await gateway.refund(request), 'refunded')
    assert.deepEqual(await receiptOf(gateway, paymentId), { received: 1528, returned: 700 })
  })
}

async function receiptOf(gateway: PaymentGateway, paymentId: string) {
  const receipts = await gateway.received(DateTime.fromMillis(0))
  const receipt = receipts.find(({ reference }) => reference === paymentId)
  return receipt && { received: receipt.amount.amount, returned: receipt.returned }
}
