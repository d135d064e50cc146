import { test } from '@japa/runner'
import { ok, refuse } from '#core/result'
import { checkRegisterNumber, fieldsNeeded, registerOf } from '#core/sites/law/registers'

test.group('The number of a company', () => {
  test('has the shape of the register of its country: {country} {number}')
    .with([
      { country: 'NL', number: '12345678', wrong: 'HRB 123456' },
      { country: 'DE', number: 'HRB 123456 B', wrong: '12345678' },
      { country: 'AT', number: 'FN 123456a', wrong: 'FN a' },
      { country: 'FR', number: '123 456 789', wrong: '123 456' },
      { country: 'IT', number: 'MI-1234567', wrong: '1234567' },
      { country: 'ES', number: 'Hoja M-123456', wrong: 'Madrid' },
      { country: 'PL', number: '0000123456', wrong: '123456' },
      { country: 'GB', number: 'SC123456', wrong: '123' },
      { country: 'BE', number: '0123.456.789', wrong: '9123.456.789' },
      { country: 'CH', number: 'CHE-123.456.789', wrong: '123.456.789' },
      { country: 'IE', number: '123456', wrong: '12' },
    ])
    .run(({ assert }, { country, number, wrong }) => {
      assert.deepEqual(checkRegisterNumber(country, number), ok())
      const refused = checkRegisterNumber(country, wrong)
      assert.equal(refused.ok ? null : refused.refusal, 'register_number_wrong')
    })

  test('is refused with the name of the register and an example', ({ assert }) => {
    const details = { register: 'KvK', example: '12345678' }
    assert.deepEqual(checkRegisterNumber('NL', 'x'), refuse('register_number_wrong', details))
  })

  test('can be anything where we know no register', ({ assert }) => {
    assert.deepEqual(checkRegisterNumber('MT', 'C 12'), ok())
    assert.isNull(registerOf('MT'))
  })
})

test.group('What a company has to tell', () => {
  test('follows from its country', ({ assert }) => {
    assert.deepEqual(fieldsNeeded({ companyCountry: 'NL', countries: ['NL'] }), [])
    const inGermany = fieldsNeeded({ companyCountry: 'DE', countries: ['DE'] })
    assert.deepEqual(inGermany, ['registerCourt', 'representatives'])
    assert.include(fieldsNeeded({ companyCountry: 'FR', countries: ['BE'] }), 'disputeBody')
  })

  test('is a representative where it serves people from outside', ({ assert }) => {
    const american = { companyCountry: 'US', countries: ['US', 'IE', 'GB'] } as const
    assert.deepEqual(fieldsNeeded(american), ['euRepresentative', 'ukRepresentative'])
    assert.deepEqual(fieldsNeeded({ companyCountry: 'NO', countries: ['DE'] }), [])
  })
})
