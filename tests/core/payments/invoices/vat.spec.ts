import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { splitCredit, splitVat } from '#core/payments/invoices/vat'
import { parseVatRates, vatRateOf } from '#core/sites/vat_rates'
import type { Country } from '#core/sites/countries'

const dutch = { vatNumbers: ['NL001234567B01'], vatRates: {} }
const today = DateTime.utc(2026, 11, 22)
const cents = fc.integer({ min: 1, max: 10_000_000 })
const rates = fc.integer({ min: 0, max: 9_999 })

test.group('VAT in a price', () => {
  test('adds up with the net amount to the price, to the cent', ({ assert }) => {
    fc.assert(
      fc.property(cents, rates, (gross, rate) => {
        const { netAmount, vatAmount, grossAmount } = splitVat(gross, rate)
        assert.equal(netAmount + vatAmount, gross)
        assert.equal(grossAmount, gross)
        assert.isTrue(Number.isSafeInteger(vatAmount) && vatAmount >= 0 && netAmount >= 0)
        // Half a cent at most from the exact tax.
        const exact = (gross * rate) / (10_000 + rate)
        assert.isAtMost(Math.abs(vatAmount - exact), 0.5 + 1e-6)
      })
    )
  })

  test('is refunded exactly, in however many parts', ({ assert }) => {
    const parts = fc.array(cents, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, rates, (amounts, rate) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const sums = { grossAmount: 0, netAmount: 0, vatAmount: 0 }
        for (const amount of amounts) {
          const part = splitCredit(amount, sums.grossAmount, rate)
          assert.equal(part.netAmount + part.vatAmount, amount)
          assert.isAtLeast(part.vatAmount, 0)
          for (const name of ['grossAmount', 'netAmount', 'vatAmount'] as const) {
            sums[name] += part[name]
          }
        }
        assert.deepEqual(sums, splitVat(total, rate))
      })
    )
  })

  test('rounds half a cent up', ({ assert }) => {
    assert.equal(splitVat(2028, 2100).vatAmount, 352)
    assert.equal(splitVat(3, 2000).vatAmount, 1)
    assert.deepEqual(splitVat(1999, 0), { grossAmount: 1999, netAmount: 1999, vatAmount: 0 })
  })
})

test.group('The rate of VAT', () => {
  const union = { NL: 2100, BE: 2100, FR: 2000, IT: 2200, ES: 2100, DE: 1900, AT: 2000, IE: 2300 }
  const others = { GB: 2000, CH: 810, CA: 500, AU: 1000, NZ: 1500, US: 0 }
  const now: Record<Country, number> = { ...union, PL: 2300, ...others }

  test('of {0} is {1} for a seller of the Union, and outside of it for one registered there')
    .with(Object.entries(now) as [Country, number][])
    .run(({ assert }, [country, rate]) => {
      const isElsewhere = country in others
      assert.equal(vatRateOf(country, today, dutch), isElsewhere ? 0 : rate)
      const vatNumbers = ['NL001234567B01', `${country.toLowerCase()} 12`]
      assert.equal(vatRateOf(country, today, { ...dutch, vatNumbers }), rate)
    })

  test('changes on the day that a new rate takes effect: {0} in {1}, {2}')
    .with([
      ['2020-06-30', 'DE', 1900],
      ['2020-07-01', 'DE', 1600],
      ['2020-12-31T23:59:59.999', 'DE', 1600],
      ['2021-01-01', 'DE', 1900],
      ['2020-08-31', 'IE', 2300],
      ['2020-09-01', 'IE', 2100],
      ['2021-03-01', 'IE', 2300],
      ['2023-12-31', 'CH', 770],
      ['2024-01-01', 'CH', 810],
    ] as const)
    .run(({ assert }, [day, country, rate]) => {
      const seller = { ...dutch, vatNumbers: ['CHE-123.456.789 MWST'] }
      assert.equal(vatRateOf(country, DateTime.fromISO(day, { zone: 'utc' }), seller), rate)
    })

  test('is that of the setting, if there is one', ({ assert }) => {
    const vatRates = parseVatRates('US:7.25, nl:0,XX:3,DE,FR:abc,AT:-1')
    assert.deepEqual(vatRates, { US: 725, NL: 0 })
    assert.equal(vatRateOf('NL', today, { ...dutch, vatRates }), 0)
    assert.equal(vatRateOf('US', today, { ...dutch, vatRates }), 725)
    assert.equal(vatRateOf('FR', today, { ...dutch, vatRates }), 2000)
    assert.deepEqual(parseVatRates(undefined), {})
  })
})
