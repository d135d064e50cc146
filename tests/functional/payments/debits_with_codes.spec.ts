import { test } from '@japa/runner'
import Debit from '#models/debit'
import DiscountCode from '#models/discount_code'
import Order from '#models/order'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  debitProps,
  fieldErrors,
  nothingSigned,
  openDebit,
  sign,
  signature,
} from '#tests/support/payments/direct_debits'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { orderForm, storeCode, submitOrder } from '#tests/support/payments/shop'

/** Ten per cent off fifty credits: 17.99, and 25 cents for the debit. */
const reducedTotal = 1799
const code = 'SPRING10'

test.group('A discount code at a direct debit', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada())
    await collectDebits()
  })

  test('that was typed in the shop is carried over', async ({ client, assert }) => {
    await storeCode()
    const chosen = await orderForm({ method: 'sdd', shown_total: reducedTotal })
    const form = { ...chosen, code }
    const { pathname, searchParams } = new URL(
      String((await submitOrder(client, ada(), form)).header('location')),
      'http://vonk.test'
    )
    assert.equal(pathname, '/directdebit')
    assert.deepEqual(
      [...searchParams],
      [
        ['bundle', form.package_id],
        ['code', code],
      ]
    )
  })

  test('is typed on its page, in any case, and lowers what is signed for', async ({
    client,
    assert,
  }) => {
    await storeCode()
    const props = await debitProps(client, { code: ' spring10 ' })
    assert.deepEqual(props.code, { entered: code, error: null })
    assert.containSubset(props.basket.quote, {
      totalAmount: reducedTotal,
      discount: { code, percentage: 10 },
      codeError: null,
    })
    const form = await signature(client, ada(), { code, shown_total: reducedTotal })
    await sign(client, ada(), form)
    assert.include((await Order.firstOrFail()).$attributes, { discountCode: code })
    assert.equal((await Debit.firstOrFail()).amount, reducedTotal)
    assert.equal((await DiscountCode.findOrFail(code)).status, 'used')
  })

  test('that was used meanwhile is refused in the member’s language, and needs a new form', async ({
    client,
    assert,
  }) => {
    await storeCode()
    const form = await signature(client, ada(), { code, shown_total: reducedTotal })
    const { signing } = form
    const before = await openDebit(client, ada(), { code, signing })
    before.assertInertiaComponent('payments/direct_debit_code')
    await DiscountCode.query().update({ status: 'used' })
    await User.query().where('id', ada().user.id).update({ language: 'de' })
    const answer = await sign(client, ada(), form)
    assert.deepEqual(fieldErrors(answer), { code: ['Code schon verwendet'] })
    assert.isTrue(await nothingSigned())
    const props = await debitProps(client, { code, signing })
    assert.equal(props.code.error, 'Code schon verwendet')
  })
})
