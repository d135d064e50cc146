import { test } from '@japa/runner'
import { defaultSettings } from '#core/sites/settings/settings'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import { FreeGateway } from '#core/payments/free/free_gateway'
import { placeOrder } from '#core/payments/orders/place_order'
import { quoteOrder } from '#core/payments/orders/quote'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { refuse } from '#core/result'
import { FakePaymentGateway } from '#tests/fakes/fake_payment_gateway'
import { adasOrder, buyer, fiftyCredits, openCheckout } from '#tests/support/payments/checkout'
import { springCode } from '#tests/support/payments/discount_codes'
import { refundableTotal } from '#tests/support/payments/exact_refunds'
import { ada } from '#tests/support/people/people'

/** A shop with a code of this value; its provider takes 0.50 and more. */
async function openShop(valuePercentage: number, changes: Partial<DiscountCode> = {}) {
  const checkout = await openCheckout()
  const code = springCode({ code: 'GIFT', valuePercentage, ...changes })
  checkout.repositories.discountCodes.rows.set(code.code, code)
  const provider = checkout.payments
  provider.minimum = () => 50
  const gateways = [provider, new FreeGateway(checkout)]
  const payments: PaymentGateways = {
    for: () => provider,
    named: (name) => gateways.find((one) => one.name === name) ?? null,
    all: () => gateways,
  }
  return { ports: { ...checkout, payments }, checkout, provider }
}

test.group('An order that a code makes free', () => {
  test('is completed without a provider, and once', async ({ assert }) => {
    const { ports, checkout, provider } = await openShop(100)
    const choice = adasOrder({ code: 'GIFT', method: 'creditcard', shownTotal: 0 })
    const placed = await placeOrder(ports, choice)
    if (!placed.ok) throw new Error(placed.refusal)
    const { order, payUrl } = placed.value
    assert.equal(payUrl, `https://vonk.test/transactions/${order.id}`)
    assert.include(order, { costsAmount: 0, totalAmount: 0, provider: 'free' })
    for (let time = 0; time < 2; time++) await settleOrder(ports, { orderId: order.id })
    assert.equal(checkout.repositories.orders.rows.get(order.id)?.status, 'completed')
    assert.include(buyer(checkout), { credits: 50, paidUser: true })
    assert.equal(checkout.repositories.discountCodes.rows.get('GIFT')?.status, 'used')
    assert.isEmpty([...provider.payments.keys()])
    const free = ports.payments.named('free')
    const paid = await free?.find(order.providerPaymentId ?? '')
    assert.include(paid, { status: 'paid', recovered: false })
    assert.isNull(await free?.find('free_unknown'))
  })

  test('has no invoice and no receipt, and nothing of it is refunded', async ({ assert }) => {
    const { ports, checkout } = await openShop(100)
    const placed = await placeOrder(ports, adasOrder({ code: 'GIFT' }))
    if (placed.ok) await settleOrder(ports, { orderId: placed.value.order.id })
    const { invoices, jobs } = checkout.repositories
    assert.isEmpty([...invoices.rows.values()])
    const mails = jobs.added.flatMap((job) => ('kind' in job ? [job.kind] : []))
    assert.deepEqual(mails, ['premium'])
    assert.equal(refundableTotal(checkout, ada().user.id), 0)
  })
})

test.group('A total below the minimum of its provider', () => {
  test('is refused before anything is ordered', async ({ assert }) => {
    const { ports, checkout } = await openShop(99)
    const placed = await placeOrder(ports, adasOrder({ code: 'GIFT' }))
    assert.deepEqual(placed, refuse('below_minimum'))
    assert.isEmpty([...checkout.repositories.orders.rows.values()])
    assert.isNull(checkout.repositories.discountCodes.rows.get('GIFT')?.orderId)
  })

  const question = {
    package: fiftyCredits,
    closed: [],
    costs: defaultSettings,
    country: 'NL',
    user: ada().user,
    bonusHeldBy: null,
    now: ada().user.signupDate.plus({ years: 1 }),
  } as const

  test('is one cent less than it', ({ assert }) => {
    const asked = { ...question, method: 'ideal' } as const
    assert.equal(new FakePaymentGateway().minimum('EUR'), 1)
    assert.isTrue(quoteOrder({ ...asked, minimum: 1999 }).ok)
    assert.deepEqual(quoteOrder({ ...asked, minimum: 2000 }), refuse('below_minimum'))
  })

  test('is nothing for a direct debit alone: no mandate is signed for it', ({ assert }) => {
    const code = springCode({ valuePercentage: 100 })
    const free = { ...question, code, minimum: 1 }
    assert.isTrue(quoteOrder({ ...free, method: 'creditcard' }).ok)
    assert.deepEqual(quoteOrder({ ...free, method: 'sdd' }), refuse('below_minimum'))
  })
})
