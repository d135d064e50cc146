import { test } from '@japa/runner'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { placeOrder } from '#core/payments/orders/place_order'
import { refuse } from '#core/result'
import {
  completedDebit,
  debitTotal,
  openDebitCheckout,
  signatureWithCode,
  debited,
  readyToSign,
} from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'
import { adasOrder, fiftyCredits } from '#tests/support/payments/checkout'

test.group('Signing a mandate', () => {
  test('writes order, mandate and debit, and posts the credits at once', async ({ assert }) => {
    const { ports, orderId, debit } = await debited()
    const { orders, mandates, users } = ports.repositories
    const order = orders.rows.get(orderId)
    assert.include(order, { status: 'completed', provider: 'direct_debit', method: 'sdd' })
    assert.equal(order?.providerPaymentId, debit.id)
    assert.include(debit, { amount: debitTotal, currency: 'EUR', state: 'ready' })
    const mandate = mandates.rows.get(debit.mandateId)
    assert.include(mandate, { userId: ada().user.id, iban: 'NL91ABNA0417164300' })
    assert.include(users.rows.get(ada().user.id), { credits: 50, paidUser: true })
    assert.deepInclude(ports.repositories.jobs.added, {
      name: 'send_mail',
      kind: 'debit',
      userId: ada().user.id,
      debitId: debit.id,
    })
  })

  test('is idempotent, also with concurrent requests', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    const sent = await Promise.all([1, 2, 3].map(() => signMandate(ports, signature)))
    const again = await signMandate(ports, signature)
    const ids = [...sent, again].map((one) => one.ok && one.value.id)
    assert.lengthOf(new Set(ids), 1)
    assert.lengthOf([...ports.repositories.debits.rows], 1)
    assert.lengthOf(ports.repositories.ledger.rows, 1)
  })

  test('is rolled back on a failure', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    ports.repositories.jobs.add = () => Promise.reject(new Error('disk full'))
    await assert.rejects(() => signMandate(ports, signature), 'disk full')
    const { orders, mandates, debits, signings } = ports.repositories
    for (const { rows } of [orders, mandates, debits]) assert.isEmpty([...rows])
    assert.isNull([...signings.rows.values()][0].signedAt)
  })

  test('is refused as {refusal} for {title}, and the code still works')
    .with([
      { title: 'a price that was not shown', refusal: 'price_changed', shownTotal: 1 },
      { title: 'credits not asked for at once', refusal: 'use_at_once_missing', usesAtOnce: false },
      { title: 'an unknown package', refusal: 'package_not_found', packageId: 'unknown' },
      { title: 'a package of another country', refusal: 'wrong_currency', packageId: 'p1-gbp' },
      { title: 'a large first bundle', refusal: 'first_debit_too_large', packageId: 'p2-eur' },
      { title: 'a country without it', refusal: 'wrong_currency', country: 'PL' },
      { title: 'a site without an account', refusal: 'method_not_available', closed: ['sdd'] },
      { title: 'more than the limit', refusal: 'direct_debit_limit', limit: debitTotal - 1 },
      { title: 'an unknown discount code', refusal: 'code_not_found', code: 'NONE' },
    ] as const)
    .run(async ({ assert }, { refusal, title: _, ...changes }) => {
      const { ports, signature } = await readyToSign()
      ports.repositories.packages.rows.set('p2-eur', { ...fiftyCredits, id: 'p2-eur', tier: 'p2' })
      assert.deepEqual(await signMandate(ports, { ...signature, ...changes }), refuse(refusal))
      assert.isEmpty([...ports.repositories.orders.rows])
      assert.isTrue((await signMandate(ports, signature)).ok)
    })

  test('counts open debits: two bundles of 80.24 exceed the limit', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const limit = 2 * debitTotal - 1
    const { debit } = await completedDebit(ports, { limit })
    const second = await signatureWithCode(ports, { clientId: 'form-2', limit })
    assert.deepEqual(await signMandate(ports, second), refuse('direct_debit_limit'))
    await ports.repositories.debits.update(debit.id, { state: 'settled' })
    assert.isTrue((await signMandate(ports, second)).ok)
  })

  test('is the only way to a direct debit', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const placed = await placeOrder(ports, adasOrder({ method: 'sdd' }))
    assert.deepEqual(placed, refuse('mandate_needed'))
    assert.isEmpty([...ports.repositories.orders.rows])
  })
})
