import { test } from '@japa/runner'
import { recordClaim } from '#core/payments/claims/record_claim'
import { quoteDebit } from '#core/payments/direct_debit/quote_debit'
import { resendCode } from '#core/payments/direct_debit/request_signing'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { pausePurchases } from '#core/payments/spending/change_spending'
import { ok, refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import { fiftyCredits } from '#tests/support/payments/checkout'
import {
  requestCode,
  completedDebit,
  debitForm,
  debitTotal,
  openDebitCheckout,
  signatureWithCode,
  sentCode,
  type DebitCheckout,
  readyToSign,
} from '#tests/support/payments/debit_checkout'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id

test.group('The code that signs a direct debit', () => {
  test('is sent to the phone of the form, and never stored in clear', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const asked = await requestCode(ports)
    assert.isTrue(asked.ok)
    const [message] = ports.sms.sent
    assert.equal(message.to, '+31612345678')
    assert.match(sentCode(ports), /^\d{6}$/)
    const [signing] = ports.repositories.signings.rows.values()
    assert.notInclude(JSON.stringify(signing.digest), sentCode(ports))
  })

  test('is not sent for a form that is refused', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const refused = await requestCode(ports, { form: { ...debitForm, iban: 'NL92ABNA0417164300' } })
    assert.equal(!refused.ok && refused.refusal, 'invalid_fields')
    assert.isEmpty(ports.sms.sent)
    assert.isEmpty([...ports.repositories.signings.rows])
  })

  test('is sent to a member at most three times an hour', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const asked = await requestCode(ports)
    const again = { ...resend, signingId: asked.ok ? asked.value.id : '' }
    assert.isTrue((await resendCode(ports, again)).ok)
    assert.isTrue((await requestCode(ports)).ok)
    assert.deepEqual(await resendCode(ports, again), refuse('sms_code_too_often'))
    assert.deepEqual(await requestCode(ports), refuse('sms_code_too_often'))
    ports.clock.advance({ hours: 1 })
    assert.isTrue((await requestCode(ports)).ok)
    assert.lengthOf(ports.sms.sent, 4)
  })

  test('is sent to a phone at most three times an hour, also for several members', async ({
    assert,
  }) => {
    const ports = await openDebitCheckout()
    const other = { userId: bob().user.id }
    for (let sent = 0; sent < 3; sent += 1) await requestCode(ports)
    assert.deepEqual(await requestCode(ports, other), refuse('sms_code_too_often'))
    const form = { ...debitForm, phone: '06 87654321' }
    assert.isTrue((await requestCode(ports, { ...other, form })).ok)
  })

  test('is not sent again for another member’s signing', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const asked = await requestCode(ports)
    const signingId = asked.ok ? asked.value.id : ''
    const stolen = await resendCode(ports, { ...resend, userId: bob().user.id, signingId })
    assert.deepEqual(stolen, refuse('signing_not_found'))
    assert.lengthOf(ports.sms.sent, 1)
  })

  test('works for ten minutes', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    ports.clock.advance({ minutes: 10 })
    assert.deepEqual(await signMandate(ports, signature), refuse('sms_code_expired'))
    nothingWritten(ports, assert)
  })

  test('may be tried five times', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    const wrong = { ...signature, otp: '999999' }
    for (let tried = 0; tried < 5; tried += 1) {
      assert.deepEqual(await signMandate(ports, wrong), refuse('sms_code_invalid'))
    }
    assert.deepEqual(await signMandate(ports, signature), refuse('sms_code_tried_too_often'))
    nothingWritten(ports, assert)
  })

  test('is no longer valid once another was sent', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    await requestCode(ports)
    assert.deepEqual(await signMandate(ports, signature), refuse('sms_code_expired'))
    const ofOther = { ...signature, signingId: 'unknown', otp: sentCode(ports) }
    assert.deepEqual(await signMandate(ports, ofOther), refuse('sms_code_expired'))
    nothingWritten(ports, assert)
  })

  test('signs nothing for another member', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    const stolen = { ...signature, userId: bob().user.id }
    assert.deepEqual(await signMandate(ports, stolen), refuse('sms_code_expired'))
    nothingWritten(ports, assert)
  })

  test('signs once', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    await signMandate(ports, signature)
    const again = await signMandate(ports, { ...signature, clientId: 'form-2' })
    assert.deepEqual(again, refuse('sms_code_expired'))
    assert.lengthOf([...ports.repositories.debits.rows], 1)
  })

  test('is accepted with spaces', async ({ assert }) => {
    const { ports, signature } = await readyToSign()
    const otp = ` ${signature.otp.slice(0, 3)} ${signature.otp.slice(3)}`
    assert.isTrue((await signMandate(ports, { ...signature, otp })).ok)
  })

  test('can be requested without typing again the account of a {title}')
    .with([
      { title: 'mandate', store: completedDebit },
      { title: 'form', store: requestCode },
    ])
    .run(async ({ assert }, { store }) => {
      const ports = await openDebitCheckout()
      await store(ports)
      const asked = await requestCode(ports, { form: { ...debitForm, iban: '' } })
      assert.equal(asked.ok && asked.value.iban, 'NL91ABNA0417164300')
    })

  test('is neither sent nor taken without a member', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const nobody = { userId: 'nobody' }
    assert.deepEqual(await requestCode(ports, nobody), refuse('account_not_active'))
    const signature = await signatureWithCode(ports, nobody)
    assert.deepEqual(await signMandate(ports, signature), refuse('account_not_active'))
  })
})

test.group('What a member would sign for', () => {
  const owe = async (ports: DebitCheckout) => {
    const payment = { orderId: 'order-1', provider: 'fake', paymentId: 'payment-1' }
    const owed = { userId, ...payment, amount: 1, currency: 'EUR' } as const
    await ports.unitOfWork.run((repositories) => recordClaim(repositories, ports, owed))
    ports.clock.advance({ days: 14 })
  }
  const pause = (ports: DebitCheckout) => pausePurchases(ports, { userId, hours: 24 })

  test('is the credits and their price, or refused as {refusal}')
    .with([
      { refusal: null },
      { refusal: 'account_not_active', changes: { userId: 'nobody' } },
      { refusal: 'package_not_found', changes: { packageId: 'unknown' } },
      { refusal: 'direct_debit_limit', changes: { limit: debitTotal - 1 } },
      { refusal: 'claim_open', before: owe },
      { refusal: 'purchases_paused', before: pause },
    ])
    .run(async ({ assert }, { refusal, changes, before }) => {
      const ports = await openDebitCheckout()
      await before?.(ports)
      const choice = {
        ...resend,
        limit: debitTotal,
        closed: [],
        country: 'NL',
        code: null,
      } as const
      const quote = await quoteDebit(ports, { ...choice, ...changes })
      const price = { credits: 50, amount: debitTotal }
      assert.deepEqual(quote, refusal === null ? ok(price) : refuse(refusal))
    })
})

const resend = {
  userId,
  packageId: fiftyCredits.id,
  settings: defaultSettings,
  amount: debitTotal,
  limit: 10_000,
  smsText: (code: string) => `${code} is your code`,
}

function nothingWritten({ repositories }: DebitCheckout, assert: { isEmpty(list: unknown): void }) {
  const { orders, mandates, debits, ledger } = repositories
  for (const rows of [orders.rows, mandates.rows, debits.rows]) assert.isEmpty([...rows])
  assert.isEmpty(ledger.rows)
}
