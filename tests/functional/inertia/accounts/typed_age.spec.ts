import { test } from '@japa/runner'
import '@japa/assert'
import { typedAge } from '../../../../inertia/components/accounts/typed_age.js'

const today = new Date(2026, 10, 24)

const ages = [
  { what: 'on the birthday', day: '24', month: '11', year: '1992', age: 34 },
  { what: 'the day before it', day: '25', month: '11', year: '1992', age: 33 },
  { what: 'in a year that is half typed', day: '24', month: '11', year: '199', age: undefined },
  { what: 'for a day that does not exist', day: '31', month: '2', year: '1992', age: null },
  { what: 'for a day that is still to come', day: '24', month: '11', year: '2027', age: null },
  { what: 'for a day 121 years ago', day: '24', month: '11', year: '1905', age: null },
  { what: 'for a year with its zero first', day: '24', month: '11', year: '0192', age: null },
]

test.group('The age of a date that is typed', () => {
  test('is right {what}')
    .with(ages)
    .run(({ assert }, { age, ...parts }) => {
      assert.equal(typedAge(parts, today), age)
    })
})
