import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  parseDiscountCode,
  type DiscountCodeForm,
} from '#core/payments/discounts/new_discount_code'
import { springCode, unlimited } from '#tests/support/payments/discount_codes'

const now = DateTime.fromISO('2026-11-22T12:00:00Z', { zone: 'utc' })
const plainForm = { ...unlimited, code: 'spring-10', percentage: 10, userId: null }

function accept(changes: Partial<DiscountCodeForm>) {
  return parseDiscountCode({ ...plainForm, ...changes }, now)
}

test.group('A new discount code', () => {
  test('is active, and has only the restrictions requested', ({ assert }) => {
    const accepted = accept({})
    const plain = springCode({ code: 'SPRING-10', createdAt: now })
    assert.deepEqual(accepted.ok && accepted.value, plain)
  })

  test('can have every restriction', ({ assert }) => {
    const expiresAt = now.plus({ days: 3 })
    const accepted = accept({
      country: 'nl',
      currency: 'eur',
      minimumOrderValue: 1999,
      userId: 'ada',
      paymentMethods: ['iDEAL', 'paypal', 'ideal'],
      expiresAt,
    })
    assert.containSubset(accepted.ok && accepted.value, {
      country: 'NL',
      currency: 'EUR',
      minimumOrderValue: 1999,
      userId: 'ada',
      expiresAt,
      paymentMethods: ['ideal', 'paypal'],
    })
  })

  test('can be valid for days, which count from its beginning, or from now on', ({ assert }) => {
    const inDays = (days: number) => now.plus({ days })
    for (const [startsAt, expiresAt] of [
      [inDays(2), inDays(5)],
      [inDays(-2), inDays(3)],
      [null, inDays(3)],
    ]) {
      const accepted = accept({ startsAt, validDays: 3 })
      assert.containSubset(accepted.ok && accepted.value, { startsAt, expiresAt })
    }
  })

  test('can be of {form}')
    .with([
      { form: { percentage: 1, validDays: 1 } },
      { form: { percentage: 100, validDays: 3650 } },
      { form: { minimumOrderValue: 10_000_000, currency: 'EUR' } },
    ])
    .run(({ assert }, { form }) => assert.isTrue(accept(form).ok))

  const refused: { form: Partial<DiscountCodeForm>; field: string; refusal: string }[] = [
    {
      form: { startsAt: now.plus({ days: 2 }), expiresAt: now.plus({ days: 2 }) },
      field: 'expires',
      refusal: 'end_before_start',
    },
    { form: { startsAt: DateTime.fromISO('soon') }, field: 'starts', refusal: 'start_malformed' },
    { form: { code: 'ABC' }, field: 'code', refusal: 'code_malformed' },
    { form: { code: 'A'.repeat(41) }, field: 'code', refusal: 'code_malformed' },
    { form: { code: 'SPRING 10' }, field: 'code', refusal: 'code_malformed' },
    { form: { code: 'SPRING\n10' }, field: 'code', refusal: 'code_malformed' },
    { form: { code: '-SPRING-' }, field: 'code', refusal: 'code_malformed' },
    { form: { code: 'timebonus25' }, field: 'code', refusal: 'code_reserved' },
    { form: { percentage: 0 }, field: 'percentage', refusal: 'percentage_out_of_range' },
    { form: { percentage: 101 }, field: 'percentage', refusal: 'percentage_out_of_range' },
    { form: { percentage: 12.5 }, field: 'percentage', refusal: 'percentage_out_of_range' },
    { form: { percentage: Number.NaN }, field: 'percentage', refusal: 'percentage_out_of_range' },
    { form: { country: 'SE' }, field: 'country', refusal: 'country_unknown' },
    { form: { currency: 'SEK' }, field: 'currency', refusal: 'currency_unknown' },
    {
      form: { country: 'NL', currency: 'GBP' },
      field: 'currency',
      refusal: 'currency_not_of_country',
    },
    { form: { minimumOrderValue: null }, field: 'minimum', refusal: 'minimum_malformed' },
    { form: { minimumOrderValue: -1 }, field: 'minimum', refusal: 'minimum_malformed' },
    { form: { minimumOrderValue: 1.5 }, field: 'minimum', refusal: 'minimum_malformed' },
    { form: { minimumOrderValue: 10_000_001 }, field: 'minimum', refusal: 'minimum_malformed' },
    { form: { minimumOrderValue: 1 }, field: 'minimum', refusal: 'minimum_needs_currency' },
    { form: { paymentMethods: ['cash'] }, field: 'methods', refusal: 'method_unknown' },
    { form: { paymentMethods: ['giropay'] }, field: 'methods', refusal: 'method_not_offered' },
    {
      form: { paymentMethods: ['ideal'], country: 'DE' },
      field: 'methods',
      refusal: 'method_not_offered',
    },
    {
      form: { paymentMethods: ['blik'], currency: 'EUR' },
      field: 'methods',
      refusal: 'method_not_offered',
    },
    { form: { expiresAt: now }, field: 'expires', refusal: 'end_not_in_future' },
    {
      form: { expiresAt: DateTime.invalid('no date') },
      field: 'expires',
      refusal: 'end_not_in_future',
    },
    {
      form: { expiresAt: now.plus({ days: 1 }), validDays: 1 },
      field: 'expires',
      refusal: 'two_ends',
    },
    { form: { validDays: 0 }, field: 'expires', refusal: 'validity_out_of_range' },
    { form: { validDays: 3651 }, field: 'expires', refusal: 'validity_out_of_range' },
  ]

  test('is refused: {refusal} of {form}')
    .with(refused)
    .run(({ assert }, { form, field, refusal }) => {
      const accepted = accept(form)
      if (accepted.ok) return assert.fail('was accepted')
      assert.containSubset(accepted.fields, [{ field, refusal }])
      assert.lengthOf(accepted.fields, 1)
    })

  test('reports all errors at once', ({ assert }) => {
    const accepted = accept({ code: '', percentage: 0, country: 'XX', validDays: 0 })
    assert.equal(!accepted.ok && accepted.fields.length, 4)
  })
})
