import { test } from '@japa/runner'
import { parseIban } from '#core/iban'
import { parseMobileNumber } from '#core/payments/direct_debit/mobile_number'
import { ok, refuse } from '#core/result'

test.group('An IBAN', () => {
  test('is parsed from {$self}')
    .with([
      'NL91ABNA0417164300',
      'nl91 abna 0417 1643 00',
      ' NL91-ABNA-0417-1643-00 ',
      '\u202aNL91\u2011ABNA\u2060041716\u00ad4300\u202c',
      'NL91\u00A0ABNA\u00A00417\u00A01643\u00A000',
    ])
    .run(({ assert }, typed) => {
      assert.deepEqual(parseIban(typed), ok('NL91ABNA0417164300'))
    })

  test('of {$self} is accepted, as of any country of SEPA')
    .with([
      'BE68539007547034',
      'DE89370400440532013000',
      'AT611904300234573201',
      'FR1420041010050500013M02606',
      'ES9121000418450200051332',
      'IT60X0542811101000000123456',
      'IE29AIBK93115212345678',
      'PL61109010140000071219812874',
      'LT121000011101001000',
    ])
    .run(({ assert }, typed) => assert.deepEqual(parseIban(typed), ok(typed)))

  test('is refused as {refusal}: {typed}')
    .with([
      { typed: '', refusal: 'iban_required' },
      { typed: '  ', refusal: 'iban_required' },
      { typed: 'NL92ABNA0417164300', refusal: 'iban_invalid' },
      { typed: 'NL91ABNA041716430', refusal: 'iban_invalid' },
      { typed: '0417164300', refusal: 'iban_invalid' },
      { typed: 'NL91<script>alert(1)</script>', refusal: 'iban_invalid' },
      // Right check digits, but of a country whose banks are not in SEPA.
      { typed: 'TR330006100519786457841326', refusal: 'iban_not_sepa' },
    ] as const)
    .run(({ assert }, { typed, refusal }) => assert.deepEqual(parseIban(typed), refuse(refusal)))

  test('is refused at the wrong length, even with valid check digits', ({ assert }) => {
    // DE has 22 signs: this one checks, and is two too short.
    const short = ['DE', 'ABCDEFGH1234567890'.slice(0, 16)]
    const found = Array.from({ length: 98 }, (_, digits) => {
      return `${short[0]}${String(digits).padStart(2, '0')}${short[1]}`
    }).map((typed) => parseIban(typed))
    for (const parsed of found) assert.deepEqual(parsed, refuse('iban_invalid'))
  })
})

test.group('A mobile number', () => {
  test('is parsed from {typed} in {country} as {number}')
    .with([
      { typed: '06 12345678', country: 'NL', number: '+31612345678' },
      { typed: '+31 (0)6-12 34 56 78', country: 'NL', number: '+31612345678' },
      { typed: '0031612345678', country: 'DE', number: '+31612345678' },
      { typed: '\u202d06\u20111234\u20135678\u202c', country: 'NL', number: '+31612345678' },
      { typed: '0470 12 34 56', country: 'BE', number: '+32470123456' },
      { typed: '0151 23456789', country: 'DE', number: '+4915123456789' },
      { typed: '0664/1234567', country: 'AT', number: '+436641234567' },
      { typed: '06.12.34.56.78', country: 'FR', number: '+33612345678' },
      { typed: '612 345 678', country: 'ES', number: '+34612345678' },
      { typed: '347 123 4567', country: 'IT', number: '+393471234567' },
      { typed: '087 123 4567', country: 'IE', number: '+353871234567' },
    ] as const)
    .run(({ assert }, { typed, country, number }) => {
      assert.deepEqual(parseMobileNumber(typed, country), ok(number))
    })

  test('is refused as {refusal}: {typed}')
    .with([
      { typed: '', refusal: 'phone_required' },
      { typed: '020 1234567', refusal: 'phone_invalid' },
      { typed: '06 1234567', refusal: 'phone_invalid' },
      { typed: '16 12345678', refusal: 'phone_invalid' },
      { typed: '+1 202 555 0123', refusal: 'phone_invalid' },
      { typed: '+31 6 12345678; 0900', refusal: 'phone_invalid' },
    ] as const)
    .run(({ assert }, { typed, refusal }) => {
      assert.deepEqual(parseMobileNumber(typed, 'NL'), refuse(refusal))
    })

  test('is refused as it is dialled in a country without direct debit', ({ assert }) => {
    assert.deepEqual(parseMobileNumber('501 234 567', 'PL'), refuse('phone_invalid'))
  })
})
