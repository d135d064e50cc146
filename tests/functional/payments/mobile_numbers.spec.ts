import { test } from '@japa/runner'
import libphonenumber from 'google-libphonenumber'
import { parseMobileNumber } from '#core/payments/direct_debit/mobile_number'
import { ok } from '#core/result'
import { countries, type Country } from '#core/sites/countries'

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = libphonenumber
const phones = PhoneNumberUtil.getInstance()
const debitCountries: readonly Country[] = ['NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE']
const others = countries.filter((country) => !debitCountries.includes(country))

/** Every mobile number among a thousand neighbours of the country's example. */
function mobileNumbers(country: Country) {
  const example = phones.getExampleNumberForType(country, PhoneNumberType.MOBILE)
  const digits = String(example.getNationalNumberOrDefault())
  const neighbours = Array.from({ length: 1000 }, (_, place) => {
    const middle = String((place * 7919) % 1000).padStart(3, '0')
    return phones.parse(`+${example.getCountryCode()}${digits[0]}${middle}${digits.slice(4)}`)
  })
  return neighbours.filter((number) => {
    const isMobile = phones.getNumberType(number) === PhoneNumberType.MOBILE
    return isMobile && phones.isValidNumberForRegion(number, country)
  })
}

test.group('A mobile number, compared with Google’s libphonenumber', () => {
  test('is read the same in every format: {$self}')
    .with([...debitCountries])
    .run(({ assert }, country) => {
      const numbers = mobileNumbers(country)
      assert.isAbove(numbers.length, 50)
      for (const number of numbers) {
        const e164 = phones.format(number, PhoneNumberFormat.E164)
        for (const format of [
          PhoneNumberFormat.E164,
          PhoneNumberFormat.INTERNATIONAL,
          PhoneNumberFormat.NATIONAL,
        ]) {
          const typed = phones.format(number, format)
          assert.deepEqual(parseMobileNumber(typed, country), ok(e164), typed)
        }
        assert.deepEqual(parseMobileNumber(e164.replace('+', '00'), country), ok(e164))
      }
    })

  test('of a country without direct debit is refused: {$self}')
    .with([...others])
    .run(({ assert }, country) => {
      const example = phones.getExampleNumberForType(country, PhoneNumberType.MOBILE)
      const typed = phones.format(example, PhoneNumberFormat.INTERNATIONAL)
      assert.isFalse(parseMobileNumber(typed, country).ok)
      assert.isFalse(parseMobileNumber(typed, 'NL').ok)
    })

  test('is no landline: {$self}')
    .with([...debitCountries])
    .run(({ assert }, country) => {
      const example = phones.getExampleNumberForType(country, PhoneNumberType.FIXED_LINE)
      const typed = phones.format(example, PhoneNumberFormat.INTERNATIONAL)
      assert.isFalse(parseMobileNumber(typed, country).ok)
    })
})
