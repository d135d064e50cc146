import { test } from '@japa/runner'
import { parseAmount } from '#core/decimal'

test.group('An amount as people type it', () => {
  test('{typed} is {cents} cents')
    .with(
      [
        ['20', 2000],
        [' 19,99 ', 1999],
        ['19.99', 1999],
        ['19,9', 1990],
        [',50', 50],
        ['1.234,50', 123_450],
        ['1,234.50', 123_450],
        ['1 234,50', 123_450],
        ['1’234.50', 123_450],
        ['1.000', 100_000],
        ['1,000', 100_000],
        ['12.345.678', 1_234_567_800],
        ['', null],
        ['19,99,00', null],
        ['1,234,50', null],
        ['1.23.456', null],
        ['-5', null],
        ['19.999', 1_999_900],
        ['0,001', null],
        ['abc', null],
      ].map(([typed, cents]) => ({ typed: String(typed), cents: cents as number | null }))
    )
    .run(({ assert }, { cents, typed }) => {
      assert.equal(parseAmount(typed), cents)
    })
})
