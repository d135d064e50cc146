import { test } from '@japa/runner'
import { epcQrText } from '#core/payments/sepa/epc_qr_code'

const transfer = {
  beneficiary: 'Vonk B.V.',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  amount: 2024,
  reference: 'RF18539007547034',
}

test.group('The QR code of a bank transfer', () => {
  test('has the payee, the amount and the reference, line by line', ({ assert }) => {
    assert.deepEqual(epcQrText(transfer).split('\n'), [
      ...['BCD', '002', '1', 'SCT', 'ABNANL2A', 'Vonk B.V.'],
      ...['NL91ABNA0417164300', 'EUR20.24', '', 'RF18539007547034'],
    ])
  })

  test('has an empty line for a missing BIC', ({ assert }) => {
    assert.equal(epcQrText({ ...transfer, bic: null }).split('\n')[4], '')
  })

  test('has two decimals and at most 70 characters of a name', ({ assert }) => {
    assert.equal(epcQrText({ ...transfer, amount: 5 }).split('\n')[7], 'EUR0.05')
    assert.equal(epcQrText({ ...transfer, amount: 10_005 }).split('\n')[7], 'EUR100.05')
    const long = epcQrText({ ...transfer, beneficiary: 'ü'.repeat(71) })
    assert.equal(long.split('\n')[5], 'ü'.repeat(70))
  })
})
