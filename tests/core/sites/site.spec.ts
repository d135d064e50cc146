import { test } from '@japa/runner'
import { parseSiteName } from '#core/sites/site'

test.group('A site', () => {
  test('has a name of one to sixty characters', ({ assert }) => {
    assert.equal(parseSiteName(` ${'x'.repeat(60)} `), 'x'.repeat(60))
    for (const name of [' ', 'x'.repeat(61)]) assert.isNull(parseSiteName(name))
  })
})
