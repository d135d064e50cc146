import { test } from '@japa/runner'
import { isReleased } from '../../../bin/release/lay_out.mjs'

test.group('An archive of a release', () => {
  test('has what of the build runs, and nothing that lies beside it', ({ assert }) => {
    const released = [
      'build',
      'build/ace.js',
      'build/package.json',
      'build/app',
      'build/app/env.js',
    ]
    assert.deepEqual(
      released.filter((p) => isReleased(p)),
      released
    )
    const others = ['build/stray.js', 'build/.env', 'build/.sources', 'build/tmp', 'build/tests']
    assert.isEmpty(
      [...others, 'build/storage', 'build/app/env.js.map'].filter((p) => isReleased(p))
    )
  })
})
