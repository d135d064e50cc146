import { test } from '@japa/runner'
import { erasedDebtor } from '#core/payments/direct_debit/retention'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import {
  debitForm,
  debitTotal,
  openDebitCheckout,
  requestCode,
  sentCode,
  signatureWithCode,
  type DebitCheckout,
  debited,
} from '#tests/support/payments/debit_checkout'
import { ada, bob } from '#tests/support/people/people'

const userId = bob().user.id
const otherIban = 'DE89 3704 0044 0532 0130 00'
const otherPhone = '06 87654321'

/** Ada's debit has come back. */
async function afterReturn() {
  const { ports, debit } = await debited()
  await ports.repositories.debits.update(debit.id, { state: 'returned' })
  return { ports, debit }
}

/** Bob asks for a code with this account and phone. */
function asBob(ports: DebitCheckout, changes: Partial<typeof debitForm>) {
  return requestCode(ports, { userId, form: { ...debitForm, ...changes } })
}

test.group('A direct debit in another name', () => {
  for (const [title, changes] of [
    ['the same account', { phone: otherPhone }],
    ['the same phone', { iban: otherIban }],
  ] as const) {
    test(`from ${title} is blocked by a return, before a code is sent`, async ({ assert }) => {
      const { ports, debit } = await afterReturn()
      const sent = ports.sms.sent.length
      assert.deepEqual(await asBob(ports, changes), refuse('direct_debit_blocked'))
      assert.lengthOf(ports.sms.sent, sent)

      await ports.repositories.debits.update(debit.id, { unblockedAt: ports.clock.now() })
      assert.isTrue((await asBob(ports, changes)).ok)
    })

    test(`from ${title} stays blocked after its debtor was erased`, async ({ assert }) => {
      const { ports, debit } = await afterReturn()
      await ports.repositories.mandates.update(debit.mandateId, erasedDebtor)
      assert.deepEqual(await asBob(ports, changes), refuse('direct_debit_blocked'))
    })

    test(`from ${title} counts towards one limit`, async ({ assert }) => {
      const { ports } = await debited()
      const limit = 2 * debitTotal - 1
      const form = { ...debitForm, ...changes }
      const asked = await requestCode(ports, { userId, form, limit })
      assert.deepEqual(asked, refuse('direct_debit_limit'))
    })
  }

  test('is blocked by a return between code and signature', async ({ assert }) => {
    const { ports, debit } = await debited()
    const asked = await asBob(ports, {})
    const signature = await signatureWithCode(ports, { clientId: 'form-2' })
    await ports.repositories.debits.update(debit.id, { state: 'returned' })
    const otp = ports.sms.sent.at(-2)!.text.slice(0, 6)
    const signingId = asked.ok ? asked.value.id : ''
    const signed = await signMandate(ports, { ...signature, userId, signingId, otp })
    assert.deepEqual(signed, refuse('direct_debit_blocked'))
  })

  test('from another account and phone is free', async ({ assert }) => {
    const { ports } = await afterReturn()
    const asked = await asBob(ports, { iban: otherIban, phone: otherPhone })
    assert.isTrue(asked.ok)
  })
})

test.group('Text messages with codes', () => {
  test('are sent to confirmed members only', async ({ assert }) => {
    const ports = await openDebitCheckout()
    await ports.repositories.users.update(ada().user.id, { status: 'not_confirmed' })
    assert.deepEqual(await requestCode(ports), refuse('confirm_before_debit'))
    assert.isEmpty(ports.sms.sent)
  })

  test('end with the budget of the site, with one alarm a day', async ({ assert }) => {
    const ports = await openDebitCheckout()
    const settings = { ...defaultSettings, smsPerDay: 1 }
    assert.isTrue((await requestCode(ports, { settings })).ok)
    assert.match(sentCode(ports), /^\d{6}$/)
    const form = { ...debitForm, iban: otherIban, phone: otherPhone }
    for (let tries = 0; tries < 2; tries += 1) {
      const asked = await requestCode(ports, { settings, userId, form })
      assert.deepEqual(asked, refuse('sms_budget_used_up'))
    }
    assert.lengthOf(ports.sms.sent, 1)
    const { siteId } = ada().user
    assert.containSubset(
      [...ports.repositories.alarms.rows.values()],
      [{ siteId, kind: 'sms_budget_used_up' }]
    )
    assert.equal(ports.repositories.alarms.rows.size, 1)
    const raised = ports.events.published.filter(({ name }) => name === 'alarm_raised')
    assert.deepEqual(raised, [{ name: 'alarm_raised', siteId, kind: 'sms_budget_used_up' }])

    ports.clock.advance({ days: 1 })
    assert.isTrue((await requestCode(ports, { settings })).ok)
  })
})
