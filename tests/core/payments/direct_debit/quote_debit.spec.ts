import { test } from '@japa/runner'
import { recordClaim } from '#core/payments/claims/record_claim'
import { quoteDebit } from '#core/payments/direct_debit/quote_debit'
import { pausePurchases } from '#core/payments/spending/change_spending'
import { ok, refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import { fiftyCredits } from '#tests/support/payments/checkout'
import {
  debitTotal,
  openDebitCheckout,
  type DebitCheckout,
} from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id
const input = {
  userId,
  packageId: fiftyCredits.id,
  closed: [],
  settings: defaultSettings,
  country: 'NL',
  code: null,
  limit: debitTotal,
} as const

async function owe(ports: DebitCheckout) {
  const payment = { orderId: 'order-1', provider: 'fake', paymentId: 'payment-1' }
  const owed = { userId, ...payment, amount: 1, currency: 'EUR' } as const
  await ports.unitOfWork.run((repositories) => recordClaim(repositories, ports, owed))
  ports.clock.advance({ days: 14 })
}

test.group('What a member would sign for', () => {
  test('is the credits and their price', async ({ assert }) => {
    const quote = await quoteDebit(await openDebitCheckout(), input)
    assert.deepEqual(quote, ok({ credits: 50, amount: debitTotal }))
  })

  test('is refused as {refusal}')
    .with([
      { refusal: 'account_not_active', changes: { userId: 'nobody' } },
      { refusal: 'package_not_found', changes: { packageId: 'unknown' } },
      { refusal: 'direct_debit_limit', changes: { limit: debitTotal - 1 } },
      { refusal: 'claim_open', before: owe },
      {
        refusal: 'purchases_paused',
        before: (ports: DebitCheckout) => pausePurchases(ports, { userId, hours: 24 }),
      },
    ])
    .run(async ({ assert }, { refusal, changes, before }) => {
      const ports = await openDebitCheckout()
      await before?.(ports)
      assert.deepEqual(await quoteDebit(ports, { ...input, ...changes }), refuse(refusal))
    })
})
