import { test } from '@japa/runner'
import { sendCodeAgain } from '#core/payments/direct_debit/send_code'
import { refuse } from '#core/result'
import {
  requestCode,
  debitTotal,
  openDebitCheckout,
  signatureWithCode,
  sentCode,
  type DebitCheckout,
} from '#tests/support/payments/debit_checkout'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'

const smsText = (code: string) => `${code} is your code`

/** Ada asked for a code while no message could be sent; answers the signing that waits for it. */
async function askedInVain(ports: DebitCheckout) {
  ports.sms.outcome = 'later'
  const asked = await requestCode(ports)
  if (!asked.ok) throw new Error(asked.refusal)
  return asked.value.id
}

test.group('A code that cannot be sent', () => {
  test('is refused where the number is unreachable, or the site has no SMS provider', async ({
    assert,
  }) => {
    const ports = await openDebitCheckout()
    ports.sms.outcome = 'unreachable'
    assert.deepEqual(await requestCode(ports), refuse('phone_unreachable'))
    ports.sms.outcome = 'refused'
    assert.deepEqual(await requestCode(ports), refuse('sms_not_sent'))
    assert.isEmpty(ports.repositories.jobs.added)
  })

  test('temporarily is retried by a job that contains neither code nor number', async ({
    assert,
  }) => {
    const ports = await openDebitCheckout()
    const signingId = await askedInVain(ports)
    const job = { name: 'send_code_again', signingId, amount: debitTotal } as const
    assert.deepEqual(ports.repositories.jobs.added, [job])
  })

  test('is the same when a retry sends it, and signs', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const signingId = await askedInVain(ports)
    assert.equal(await sendCodeAgain(ports, { signingId, smsText }), 'later')
    ports.sms.outcome = 'sent'
    assert.equal(await sendCodeAgain(ports, { signingId, smsText }), 'done')
    const first = sentCode(ports)
    assert.equal(await sendCodeAgain(ports, { signingId, smsText }), 'done')
    assert.equal(sentCode(ports), first)
    const { phone } = [...ports.repositories.signings.rows.values()][0]
    assert.equal(ports.sms.sent[0].to, phone)
    const signature = await signatureWithCode(ports)
    assert.isTrue((await signMandate(ports, signature)).ok)
  })

  test('is not retried once it is expired, used or replaced', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const early = await askedInVain(ports)
    ports.sms.outcome = 'sent'
    const signature = await signatureWithCode(ports)
    const sent = () => ports.sms.sent.length
    const before = sent()
    assert.equal(await sendCodeAgain(ports, { signingId: early, smsText }), 'done')
    await signMandate(ports, signature)
    const { signingId } = signature
    assert.equal(await sendCodeAgain(ports, { signingId, smsText }), 'done')
    assert.equal(await sendCodeAgain(ports, { signingId: 'unknown', smsText }), 'done')
    assert.equal(sent(), before)
  })

  test('is not retried after ten minutes', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const signingId = await askedInVain(ports)
    ports.sms.outcome = 'sent'
    ports.clock.advance({ minutes: 10 })
    assert.equal(await sendCodeAgain(ports, { signingId, smsText }), 'done')
    assert.isEmpty(ports.sms.sent)
  })
})
