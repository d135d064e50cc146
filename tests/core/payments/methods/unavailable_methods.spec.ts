import { test } from '@japa/runner'
import { unavailableMethods } from '#core/payments/methods/unavailable_methods'
import { isIban } from '#core/iban'
import { isBic, isCreditorId } from '#core/payments/sepa/bank_identifiers'

const iban = 'NL91ABNA0417164300'
const creditorId = 'NL69ZZZ123456780000'

test.group('The account of the company', () => {
  test('is required for a bank transfer and a direct debit', ({ assert }) => {
    const sms = { sendsSms: true, withoutProvider: [] }
    assert.deepEqual(unavailableMethods({ iban, creditorId }, sms), [])
    assert.deepEqual(unavailableMethods({ iban, creditorId: null }, sms), ['sdd'])
    assert.deepEqual(unavailableMethods({ iban: null, creditorId }, sms), ['sct', 'sdd'])
    assert.deepEqual(unavailableMethods(null, sms), ['sct', 'sdd'])
  })

  test('is not enough for a direct debit where no code can be sent', ({ assert }) => {
    const noSms = { sendsSms: false, withoutProvider: [] }
    assert.deepEqual(unavailableMethods({ iban, creditorId }, noSms), ['sdd'])
    assert.deepEqual(unavailableMethods(null, noSms), ['sct', 'sdd'])
  })

  test('does not open a method that no provider in use takes', ({ assert }) => {
    const cardsOnly = { sendsSms: true, withoutProvider: ['ideal', 'paypal'] } as const
    assert.deepEqual(unavailableMethods({ iban, creditorId }, cardsOnly), ['ideal', 'paypal'])
    assert.deepEqual(unavailableMethods(null, cardsOnly), ['sct', 'sdd', 'ideal', 'paypal'])
  })

  test('needs a valid IBAN', ({ assert }) => {
    for (const right of [iban, 'DE89370400440532013000', 'MT84MALT011000012345MTLCAST001S']) {
      assert.isTrue(isIban(right), right)
    }
    for (const wrong of [
      'NL91ABNA0417164301',
      'NL91 ABNA 0417 1643 00',
      'nl91abna0417164300',
      '',
    ]) {
      assert.isFalse(isIban(wrong), wrong)
    }
  })

  test('needs a BIC of eight or eleven characters', ({ assert }) => {
    for (const right of ['ABNANL2A', 'DEUTDEFF500']) assert.isTrue(isBic(right), right)
    for (const wrong of ['ABNANL2', 'ABNANL2AXX', 'abnanl2a', '12NANL2A', '']) {
      assert.isFalse(isBic(wrong), wrong)
    }
  })

  test('needs a valid creditor identifier, with any business code', ({ assert }) => {
    for (const right of [creditorId, 'NL69ABC123456780000', 'DE98ZZZ09999999999']) {
      assert.isTrue(isCreditorId(right), right)
    }
    for (const wrong of ['NL68ZZZ123456780000', 'NL69ZZZ', 'NL69', '']) {
      assert.isFalse(isCreditorId(wrong), wrong)
    }
  })
})
