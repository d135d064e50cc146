import { test } from '@japa/runner'
import { currencyOf, parseOrderSort } from '#core/admin/orders/order_sort'

test.group('How admins sort orders', () => {
  test('is by age, or by amount in one currency', ({ assert }) => {
    assert.equal(parseOrderSort('oldest'), 'oldest')
    assert.equal(parseOrderSort('amount_PLN'), 'amount_PLN')
  })

  test('is the newest first for names that are none', ({ assert }) => {
    const amounts = ['amount', 'amount_', 'amount_XXX', 'amount_eur']
    for (const name of [...amounts, '', undefined, ['oldest']]) {
      assert.equal(parseOrderSort(name), 'newest')
    }
  })

  test('shows one currency by amount, all by age', ({ assert }) => {
    assert.equal(currencyOf('amount_CHF'), 'CHF')
    assert.isNull(currencyOf('newest'))
    assert.isNull(currencyOf('oldest'))
  })
})
