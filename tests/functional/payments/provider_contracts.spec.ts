import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret } from '@adonisjs/core/helpers'
import { MolliePaymentGateway } from '#adapters/mollie/mollie_payment_gateway'
import { StripePaymentGateway } from '#adapters/stripe/stripe_payment_gateway'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { formWebhook, paymentGatewayContract } from '#tests/contracts/payment_gateway'
import { refundOf, request } from '#tests/contracts/payments/requests'
import { newPaymentContract } from '#tests/contracts/payments/new_payment'
import { stripeVersions } from '#start/env'
import { mollieStub, mollieAtStub, stripeAtStub, stripeStub } from '#tests/support/providers/stubs'
import { disputedAt } from '#tests/support/providers/stripe_stub'

/** With these keys the contract also runs against the real test mode. */
const { MOLLIE_TEST_KEY, STRIPE_TEST_KEY } = process.env

test.group('Mollie', (group) => {
  mollieStub.with(group)
  paymentGatewayContract(
    mollieAtStub,
    (_, paymentId, action) => mollieStub.pay(paymentId, action),
    formWebhook
  )
})

for (const version of stripeVersions) {
  test.group(`Stripe, in its version ${version}`, (group) => {
    stripeStub.with(group)
    paymentGatewayContract(
      () => stripeAtStub(version),
      (_, paymentId, action) => stripeStub.pay(paymentId, action),
      (paymentId) => {
        const { body, signature } = stripeStub.event(paymentId)
        return { body, header: (name) => (name === 'stripe-signature' ? signature : undefined) }
      }
    )
  })
}

test.group('The banks of a provider', (group) => {
  mollieStub.with(group)
  stripeStub.with(group)

  test('are chosen on its own page, which knows which there are', ({ assert }) => {
    for (const gateway of [
      mollieAtStub(),
      ...stripeVersions.map((version) => stripeAtStub(version)),
    ]) {
      for (const method of paymentMethods) assert.isEmpty(gateway.banks(method), gateway.name)
    }
  })
})

test.group('Mollie alone', (group) => {
  mollieStub.with(group)

  async function paid() {
    const gateway = mollieAtStub()
    const { paymentId } = await gateway.create(request())
    mollieStub.pay(paymentId, 'paid')
    return { gateway, paymentId }
  }

  test('reports more refunds in the dashboard than were paid as refunded', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    mollieStub.refundInDashboard(paymentId, '20.00')
    const found = await gateway.find(paymentId)
    assert.equal(found?.status, 'refunded')
    assert.deepEqual(found?.otherRefunds, [{ id: 're_dashboard1', amount: 2000 }])
  })

  test('does not take a payment for refunded that leaves out what remains', async ({ assert }) => {
    mollieStub.tellsRemaining = false
    const { gateway, paymentId } = await paid()
    const found = await gateway.find(paymentId)
    assert.equal(found?.status, 'paid')
    assert.isEmpty(found?.otherRefunds)
  })

  test('reports a part refunded in the dashboard, but none that failed or is ours', async ({
    assert,
  }) => {
    const { gateway, paymentId } = await paid()
    await gateway.refund(refundOf(paymentId, 100))
    mollieStub.refundInDashboard(paymentId, '5.00', 'failed')
    mollieStub.refundInDashboard(paymentId, '3.00')
    const found = await gateway.find(paymentId)
    assert.equal(found?.status, 'paid')
    assert.deepEqual(found?.otherRefunds, [{ id: 're_dashboard3', amount: 300 }])
  })

  test('reports a reversed chargeback as recovered money', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    mollieStub.pay(paymentId, 'charged_back')
    assert.include(await gateway.find(paymentId), { status: 'charged_back', recovered: false })
    mollieStub.pay(paymentId, 'paid')
    assert.include(await gateway.find(paymentId), { status: 'paid', recovered: true })
    const [receipt] = await gateway.received(DateTime.utc().minus({ days: 1 }))
    assert.equal(receipt.returned, 0)
  })

  test('names the payments that were refunded or charged back since', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    mollieStub.pay(paymentId, 'charged_back')
    assert.include(await gateway.changedSince(DateTime.utc().minus({ days: 1 })), paymentId)
    assert.isEmpty(await gateway.changedSince(DateTime.utc().plus({ days: 1 })))
  })

  test('leaves a payment open that cannot be cancelled', async ({ assert }) => {
    mollieStub.areCancelable = false
    const gateway = mollieAtStub()
    const { paymentId } = await gateway.create(request())
    await gateway.cancel(paymentId)
    assert.equal((await gateway.find(paymentId))?.status, 'open')
  })

  test('takes a payment that is finished meanwhile for no fault', async ({ assert }) => {
    const gateway = mollieAtStub()
    const { paymentId } = await gateway.create(request())
    mollieStub.isFinishedOnCancel = true
    await gateway.cancel(paymentId)
    assert.equal((await gateway.find(paymentId))?.status, 'paid')
  })
})

test.group('Stripe alone', (group) => {
  stripeStub.with(group)

  async function paid() {
    const gateway = stripeAtStub()
    const { paymentId } = await gateway.create(request())
    stripeStub.pay(paymentId, 'paid')
    return { gateway, paymentId }
  }

  test('reports a dispute that is {state} as {status}')
    .with([
      { state: 'warning_needs_response', status: 'paid', recovered: false },
      { state: 'warning_under_review', status: 'paid', recovered: false },
      { state: 'warning_closed', status: 'paid', recovered: false },
      { state: 'prevented', status: 'paid', recovered: false },
      { state: 'needs_response', status: 'charged_back', recovered: false },
      { state: 'under_review', status: 'charged_back', recovered: false },
      { state: 'lost', status: 'charged_back', recovered: false },
      { state: 'won', status: 'paid', recovered: true },
    ] as const)
    .run(async ({ assert }, { state, status, recovered }) => {
      const { gateway, paymentId } = await paid()
      stripeStub.dispute(paymentId, state)
      assert.include(await gateway.find(paymentId), { status, recovered })
      const [receipt] = await gateway.received(DateTime.utc().minus({ days: 1 }))
      assert.equal(receipt.returned, status === 'paid' ? 0 : 1528)
    })

  test('reports a dispute with its due date', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    stripeStub.dispute(paymentId, 'warning_needs_response')
    const found = await gateway.find(paymentId)
    const openedAt = DateTime.fromSeconds(disputedAt, { zone: 'utc' })
    assert.deepEqual(found?.disputes, [
      {
        id: 'dp_0',
        status: 'needs_response',
        reason: 'fraudulent',
        amount: 1528,
        openedAt,
        dueAt: openedAt.plus({ days: 7 }),
      },
    ])
  })

  test('reports refunds in the dashboard, but not ours', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    await gateway.refund(refundOf(paymentId, 100))
    stripeStub.refundInDashboard(paymentId, '3.00')
    const found = await gateway.find(paymentId)
    assert.deepEqual(found?.otherRefunds, [{ id: 're_dashboard1', amount: 300 }])
  })

  test('counts a refund without a state as under way', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    stripeStub.refundsAre = null
    assert.equal(await gateway.refund(refundOf(paymentId, 100)), 'pending')
  })

  test('names the payments of disputes from the log of events', async ({ assert }) => {
    const { gateway, paymentId } = await paid()
    stripeStub.pay(paymentId, 'charged_back')
    assert.include(await gateway.changedSince(DateTime.utc().minus({ days: 20 })), paymentId)
  })
})

if (MOLLIE_TEST_KEY) {
  test.group('Mollie in test mode', () => {
    const settings = { key: new Secret(MOLLIE_TEST_KEY), url: 'https://api.mollie.com/v2' }
    newPaymentContract(() => new MolliePaymentGateway(settings))
  })
}

if (STRIPE_TEST_KEY) {
  test.group('Stripe in test mode', () => {
    const settings = {
      key: new Secret(STRIPE_TEST_KEY),
      webhookSecret: new Secret('not needed to begin a payment'),
      url: 'https://api.stripe.com/v1',
      version: stripeVersions[0],
    }
    newPaymentContract(() => new StripePaymentGateway(settings))
  })
}
