import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import '@japa/assert'

test.group('The style sheets', () => {
  test('leave out position-try-fallbacks, which freezes WebKit', ({ assert }) => {
    const files = globSync('{inertia,resources}/**/*.{css,tsx,edge}')
    assert.isAbove(files.length, 100)
    const using = files.filter((file) => /position-try/.test(readFileSync(file, 'utf8')))
    assert.deepEqual(using, [])
  })
})
