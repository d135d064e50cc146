import { test } from '@japa/runner'
import { parseDebtor } from '#core/payments/direct_debit/debtor'
import { ok } from '#core/result'
import { debitForm } from '#tests/support/payments/debit_checkout'

const atHome = { country: 'NL', storedIban: null } as const

test.group('The form of a direct debit', () => {
  test('is parsed into the data for the bank', ({ assert }) => {
    const typed = { ...debitForm, account_holder: ' A.  Jansen ', zip: '1015cn' }
    assert.deepEqual(
      parseDebtor(typed, atHome),
      ok({
        accountHolder: 'A. Jansen',
        iban: 'NL91ABNA0417164300',
        street: 'Keizersgracht',
        houseNumber: '12a',
        zip: '1015 CN',
        city: 'Amsterdam',
        country: 'NL' as const,
        phone: '+31612345678',
      })
    )
  })

  test('takes names as long as the bank does', ({ assert }) => {
    const longest = { account_holder: 'A'.repeat(70), street: 'A'.repeat(70) }
    const others = { house_number: '1'.repeat(16), city: 'A'.repeat(35) }
    assert.isTrue(parseDebtor({ ...debitForm, ...longest, ...others }, atHome).ok)
  })

  test('uses the stored account when none is typed', ({ assert }) => {
    const known = { country: 'NL', storedIban: 'BE68539007547034' } as const
    const again = parseDebtor({ ...debitForm, iban: ' ' }, known)
    assert.equal(again.ok && again.value.iban, 'BE68539007547034')
    const other = parseDebtor(debitForm, known)
    assert.equal(other.ok && other.value.iban, 'NL91ABNA0417164300')
  })

  test('names every field that is empty', ({ assert }) => {
    const empty = Object.fromEntries(Object.keys(debitForm).map((field) => [field, ' ']))
    const refused = parseDebtor(empty as typeof debitForm, atHome)
    if (refused.ok) return assert.fail('taken')
    assert.deepEqual(
      refused.fields.map(({ field, refusal }) => `${field}: ${refusal}`),
      [
        'account_holder: account_holder_required',
        'iban: iban_required',
        'street: street_required',
        'house_number: house_number_required',
        'zip: zip_required',
        'city: city_required',
        'phone: phone_required',
      ]
    )
  })

  test('is refused with an invalid text: {field} {typed}')
    .with([
      { field: 'account_holder', typed: 'A'.repeat(71), refusal: 'text_too_long' },
      { field: 'account_holder', typed: '<b>Ada</b>', refusal: 'text_not_plain' },
      { field: 'street', typed: 'A'.repeat(71), refusal: 'text_too_long' },
      { field: 'street', typed: '---', refusal: 'text_not_plain' },
      { field: 'city', typed: 'A'.repeat(36), refusal: 'text_too_long' },
      { field: 'city', typed: 'Am\u0000sterdam', refusal: 'text_not_plain' },
      { field: 'house_number', typed: '1'.repeat(17), refusal: 'text_too_long' },
      { field: 'zip', typed: '0123 AB', refusal: 'zip_invalid' },
      { field: 'zip', typed: '1015 SS', refusal: 'zip_invalid' },
    ] as const)
    .run(({ assert }, { field, typed, refusal }) => {
      const refused = parseDebtor({ ...debitForm, [field]: typed }, atHome)
      if (refused.ok) return assert.fail('taken')
      const fields = refused.fields.map((one) => [one.field, one.refusal])
      assert.deepEqual(fields, [[field, refusal]])
    })

  test('normalizes the postal code {typed} of {country} as {zip}')
    .with([
      { country: 'BE', typed: '1000', zip: '1000' },
      { country: 'DE', typed: '01067', zip: '01067' },
      { country: 'AT', typed: '1010', zip: '1010' },
      { country: 'FR', typed: '75001', zip: '75001' },
      { country: 'ES', typed: '28001', zip: '28001' },
      { country: 'IT', typed: '00184', zip: '00184' },
      { country: 'IE', typed: 'd02x285', zip: 'D02 X285' },
    ] as const)
    .run(({ assert }, { country, typed, zip }) => {
      const phone = '+31612345678'
      const form = { ...debitForm, zip: typed, phone }
      const accepted = parseDebtor(form, { country, storedIban: null })
      assert.equal(accepted.ok && accepted.value.zip, zip)
    })
})
