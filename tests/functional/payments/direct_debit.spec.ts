import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Debit from '#models/debit'
import Mandate from '#models/mandate'
import Order from '#models/order'
import OutboxMessage from '#models/outbox_message'
import Signing from '#models/signing'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  openDebit,
  sendDebtor,
  sign,
  signature,
  smsCode,
  debitProps,
} from '#tests/support/payments/direct_debits'
import { countOf } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import {
  orderForm,
  orderOutcome,
  submitOrder,
  storeCode,
  bought,
} from '#tests/support/payments/shop'
import { workMails } from '#tests/support/mail/mail_jobs'
import DiscountCode from '#models/discount_code'

test.group('Direct debit', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada(), bob()))

  test('has its own page with the price after the shop, and nothing ordered yet', async ({
    client,
    assert,
  }) => {
    const form = await orderForm({ method: 'sdd', shown_total: 1999 })
    const answer = await submitOrder(client, ada(), form)
    answer.assertStatus(302)
    answer.assertHeader('location', `/directdebit?bundle=${form.package_id}`)
    assert.equal(await countOf('orders'), 0)
    assert.equal(await countOf('sandbox_payments'), 0)
    const page = await openDebit(client, ada())
    page.assertInertiaComponent('payments/direct_debit')
    const basket = { bundle: { credits: 50 }, quote: { totalAmount: 1999, refusal: null } }
    assert.containSubset(page.inertiaProps, { basket, known: null })
  })

  test('answers the form with a code by text message, in the member’s language', async ({
    client,
    assert,
  }) => {
    const answer = await sendDebtor(client)
    answer.assertStatus(302)
    const { id, phone } = await Signing.firstOrFail()
    assert.include(String(answer.header('location')), `signing=${id}`)
    const sms = await OutboxMessage.findByOrFail('channel', 'sms')
    assert.equal(sms.recipient, phone)
    const code = await smsCode()
    assert.match(
      sms.text,
      /^\d{6} is je code voor Vonk\. Hiermee teken je voor een incasso van €\s19,99/
    )
    assert.match(sms.text, new RegExp(`\n@\\S+ #${code}$`))
    const outbox = (await client.get('/dev/outbox')).text()
    assert.include(outbox, code)
  })

  test('shows the mandate before it is signed, account masked', async ({ client, assert }) => {
    const { signing } = await signature(client)
    const page = await openDebit(client, ada(), { signing })
    page.assertInertiaComponent('payments/direct_debit_code')
    const { reference } = await Signing.firstOrFail()
    assert.containSubset(page.inertiaProps.mandate, {
      reference,
      creditor: 'Vonk Demo B.V.',
      creditorId: 'NL69ZZZ123456780000',
      accountHolder: 'A. Jansen',
      account: '••••\u00A04300',
      phone: '••••\u00A05678',
      address: 'Keizersgracht 12a, 1015 CN Amsterdam',
    })
    assert.notInclude(page.text(), '0417164300')
    assert.notInclude(page.text(), '612345678')
  })

  test('is signed with the code, and the credits are there at once', async ({ client, assert }) => {
    const form = await signature(client)
    const answer = await sign(client, ada(), form)
    const order = await Order.firstOrFail()
    answer.assertHeader('location', `/transactions/${order.id}`)
    assert.equal(answer.session().awaited_order, order.id)
    assert.deepEqual(await orderOutcome(order), bought)
    const debit = await Debit.firstOrFail()
    const mandate = await Mandate.firstOrFail()
    assert.equal(order.provider, 'direct_debit')
    assert.equal(order.providerPaymentId, debit.id)
    assert.deepInclude(debit.$attributes, { mandateId: mandate.id, amount: 1999, state: 'ready' })
    assert.equal(mandate.id, form.signing)
    assert.equal(await countOf('sandbox_payments'), 0)
  })

  test('is announced by mail in the member’s language', async ({ client, assert }) => {
    await sign(client, ada(), await signature(client))
    await workMails('debit')
    const { reference } = await Mandate.firstOrFail()
    const { collectOn } = await Debit.firstOrFail()
    const mail = await OutboxMessage.findByOrFail({ channel: 'mail' })
    const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' })
    for (const words of [
      day.format(collectOn.toJSDate()),
      '19,99',
      '••••\u00A04300',
      reference,
      'Vonk Demo B.V.',
      'NL69ZZZ123456780000',
      'Binnen acht weken',
      'support@',
    ]) {
      assert.include(mail.text, words)
    }
    assert.isAbove(collectOn.diffNow('days').days, 0)
  })

  test('offers the same account the next time, masked', async ({ client, assert }) => {
    await sign(client, ada(), await signature(client))
    const page = await openDebit(client, ada())
    const { known } = page.inertiaProps
    assert.containSubset(known, { account: '••••\u00A04300', street: 'Keizersgracht' })
    assert.notInclude(page.text(), '0417164300')
    await sendDebtor(client, ada(), { iban: '' })
    const ibans = await db.from('signings').distinct('iban')
    assert.deepEqual(ibans, [{ iban: 'NL91ABNA0417164300' }])
  })
})

test.group('A discount code at a direct debit', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await collectDebits(ada())
    await storeCode()
  })
  /** Ten per cent off fifty credits. */
  const reduced = { code: 'SPRING10', shown_total: 1799 }

  test('that was typed in the shop is carried over', async ({ client }) => {
    const form = await orderForm({ method: 'sdd', ...reduced })
    const answer = await submitOrder(client, ada(), form)
    answer.assertHeader('location', `/directdebit?bundle=${form.package_id}&code=SPRING10`)
  })

  test('is typed on its page, and lowers what is signed for', async ({ client, assert }) => {
    const props = await debitProps(client, { code: ' spring10 ' })
    assert.deepEqual(props.code, { entered: 'SPRING10', error: null })
    const discount = { code: 'SPRING10', percentage: 10 }
    assert.containSubset(props.basket.quote, { totalAmount: 1799, discount, codeError: null })
    await sign(client, ada(), await signature(client, ada(), reduced))
    assert.include((await Order.firstOrFail()).$attributes, { discountCode: 'SPRING10' })
    assert.equal((await Debit.firstOrFail()).amount, 1799)
    assert.equal((await DiscountCode.findOrFail('SPRING10')).status, 'used')
  })
})
