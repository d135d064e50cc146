import { test } from '@japa/runner'
import { parseSiteName } from '#core/sites/site'

test.group('A site', () => {
  test('has a name of one to sixty characters', ({ assert }) => {
    assert.equal(parseSiteName(` ${'x'.repeat(60)} `), 'x'.repeat(60))
    const wrong = [' ', 'x'.repeat(61), 'Vo\r\nnk', 'Vo\u202eknv', 'Vo\u2066nk', 'Vo\u0000nk']
    for (const name of wrong) assert.isNull(parseSiteName(name))
  })
})
