import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { invoiceName, seriesOf } from '#core/payments/invoices/invoice'
import { settleRefund } from '#core/payments/refunds/settle_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import { ada, bob } from '#tests/support/people/people'
import {
  openCheckout,
  placedOrder,
  completedOrder,
  spend,
  webhookOf,
  type Checkout,
  ordered,
  purchased,
} from '#tests/support/payments/checkout'

function papers({ repositories: { invoices } }: Checkout) {
  return [...invoices.rows.values()]
}

/** Ada asks for all her unused credits, worth this many cents. */
async function refund(ports: Checkout, shownTotal: number, requestId = 'again') {
  const input = { userId: ada().user.id, requestId, shownTotal, refundDays: 14 }
  const asked = await requestRefund(ports, input)
  if (!asked.ok) throw new Error(asked.refusal)
  return asked.value
}

test.group('An invoice', () => {
  test('is made when an order completes, once, with VAT and seller', async ({ assert }) => {
    const { ports, orderId, paymentId } = await purchased()
    await settleOrder(ports, webhookOf(paymentId))
    const [invoice, ...more] = papers(ports)
    assert.isEmpty(more)
    const { id, seller, issuedAt, ...rest } = invoice
    assert.deepEqual(rest, {
      kind: 'invoice',
      orderId,
      occasion: `order:${orderId}`,
      language: ada().user.language,
      series: 'vonk-bv',
      year: issuedAt.year,
      number: 1,
      country: 'NL',
      currency: 'EUR',
      vatRate: 2100,
      grossAmount: 1999,
      netAmount: 1652,
      vatAmount: 347,
    })
    assert.equal(seller.company?.name, 'Vonk B.V.')
    assert.notProperty(seller, 'vatRates')
  })

  test('is not made for an order that is not paid', async ({ assert }) => {
    const { ports, paymentId } = await ordered()
    ports.payments.pay(paymentId, 'failed')
    await settleOrder(ports, webhookOf(paymentId))
    assert.isEmpty(papers(ports))
  })

  test('has the next number of its year, without a gap after a rollback', async ({ assert }) => {
    const { ports } = await purchased()
    const { add } = ports.repositories.invoices
    const { paymentId } = await placedOrder(ports, { userId: bob().user.id, clientId: 'two' })
    ports.payments.pay(paymentId, 'paid')
    ports.repositories.invoices.add = () => Promise.reject(new Error('the disk is full'))
    await assert.rejects(() => settleOrder(ports, webhookOf(paymentId)), 'the disk is full')
    ports.repositories.invoices.add = add
    await settleOrder(ports, webhookOf(paymentId))
    const numbers = papers(ports).map(({ number }) => number)
    assert.deepEqual(numbers, [1, 2])
  })

  test('starts at one in each year of the company’s time zone', async ({ assert }) => {
    const ports = await openCheckout()
    const year = ports.clock.now().year
    await completedOrder(ports)
    const zone = 'Europe/Amsterdam'
    const newYear = DateTime.local(year + 1, 1, 1, { zone }).toUTC()
    ports.clock.set(newYear.minus(1))
    await completedOrder(ports, { clientId: 'two' })
    ports.clock.set(newYear)
    await completedOrder(ports, { clientId: 'three' })
    const numbers = papers(ports).map(({ year: of, number }) => [of - year, number])
    assert.deepEqual(numbers, [
      [0, 1],
      [0, 2],
      [1, 1],
    ])
  })

  test('keeps the seller at the time of issue', async ({ assert }) => {
    const { ports } = await purchased()
    const { seller } = ports.repositories.invoices
    const company = { ...seller.company!, name: 'Café Łódź Sp. z o.o.', vatNumbers: ['GB12'] }
    ports.repositories.invoices.seller = { ...seller, company }
    const inPounds = { country: 'GB', packageId: 'p1-gbp', method: 'creditcard' } as const
    await completedOrder(ports, { clientId: 'two', ...inPounds })
    assert.equal(papers(ports)[1].vatRate, 2000)
    assert.deepEqual(papers(ports).map(invoiceName), [
      `vonk-bv-${papers(ports)[0].year}-000001`,
      `cafe-lodz-sp-z-oo-${papers(ports)[0].year}-000001`,
    ])
  })

  test('names the site as the seller where no company is set', ({ assert }) => {
    const seller = { siteName: 'Vonk', domain: 'vonk.test', supportEmail: null, company: null }
    assert.equal(seriesOf(seller), 'vonk')
    assert.equal(seriesOf({ ...seller, siteName: '***' }), 'invoice')
    assert.equal(seriesOf({ ...seller, siteName: 'a'.repeat(29) + ' bc' }), 'a'.repeat(29))
  })
})

test.group('A credit note', () => {
  test('credits the transaction costs of a withdrawal, with their VAT', async ({ assert }) => {
    const ports = await openCheckout()
    await completedOrder(ports, { method: 'paypal' })
    await spend(ports, ada().user.id, 10)
    const [asked] = await refund(ports, 1599 + 82)
    await settleRefund(ports, asked, 'refunded')
    const [invoice, note] = papers(ports)
    assert.include(invoice, { grossAmount: 2102, vatAmount: 365 })
    assert.include(note, { grossAmount: 1681, vatAmount: 292, netAmount: 1389 })
  })

  test('is made when a refund completes, for its amount', async ({ assert }) => {
    const { ports } = await purchased()
    await spend(ports, ada().user.id, 10)
    const [asked] = await refund(ports, 1599)
    await settleRefund(ports, asked, 'pending')
    assert.lengthOf(papers(ports), 1)
    await settleRefund(ports, asked, 'refunded')
    await settleRefund(ports, asked, 'refunded')
    const [invoice, note, ...more] = papers(ports)
    assert.isEmpty(more)
    assert.include(note, { kind: 'credit_note', occasion: `refund:${asked.id}`, number: 2 })
    assert.include(note, { grossAmount: 1599, vatAmount: 278, netAmount: 1321 })
    assert.deepEqual(note.seller, invoice.seller)
  })

  test('is not made for a refund that failed', async ({ assert }) => {
    const { ports } = await purchased()
    const [asked] = await refund(ports, 1999)
    await settleRefund(ports, asked, 'failed')
    assert.lengthOf(papers(ports), 1)
  })

  test('of an order that is {status} is for the whole remainder')
    .with([{ status: 'charged_back' as const }, { status: 'refunded' as const }])
    .run(async ({ assert }, { status }) => {
      const { ports, paymentId } = await purchased()
      await spend(ports, ada().user.id, 25)
      const [asked] = await refund(ports, 999)
      await settleRefund(ports, asked, 'refunded')
      ports.payments.pay(paymentId, status)
      for (const report of [webhookOf(paymentId), webhookOf(paymentId)])
        await settleOrder(ports, report)
      const [invoice, ...notes] = papers(ports)
      const amounts = notes.map(({ grossAmount }) => grossAmount)
      assert.deepEqual(amounts, [999, 1000])
      const vat = notes.reduce((sum, { vatAmount }) => sum + vatAmount, 0)
      assert.equal(vat, invoice.vatAmount)
    })

  test('is made of what came back during a chargeback, once that is undone', async ({ assert }) => {
    const { ports, paymentId } = await purchased()
    for (const status of ['charged_back', 'refunded', 'paid'] as const) {
      if (status === 'refunded') ports.payments.refundElsewhere(paymentId, 500)
      else ports.payments.pay(paymentId, status)
      await settleOrder(ports, webhookOf(paymentId))
    }
    const [, whole, again, part] = papers(ports)
    assert.include(whole, { kind: 'credit_note', grossAmount: 1999 })
    assert.include(again, { kind: 'invoice', grossAmount: 1999 })
    assert.include(part, { kind: 'credit_note', grossAmount: 500 })
  })

  test('is never for more than the invoice', async ({ assert }) => {
    const { ports, paymentId } = await purchased()
    const [asked] = await refund(ports, 1999)
    ports.payments.pay(paymentId, 'charged_back')
    await settleOrder(ports, webhookOf(paymentId))
    await settleRefund(ports, asked, 'refunded')
    const [invoice, ...notes] = papers(ports)
    const amounts = notes.map(({ grossAmount }) => grossAmount)
    assert.deepEqual(amounts, [invoice.grossAmount])
  })
})
