import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { test } from '@japa/runner'
import { filesForPostgres } from '#tests/functional/on_postgres'

const folder = 'tests/functional'

test.group('The functional tests that the quick check runs on PostgreSQL', () => {
  test('are all there', ({ assert }) => {
    for (const file of filesForPostgres) {
      assert.isNotEmpty(globSync(`${folder}/${file}.spec.ts`), file)
    }
  })

  test('are all that run at the same time as others, or commit', ({ assert }) => {
    const committing = globSync(`${folder}/**/*.spec.ts`).filter((path) => {
      return /^ {2}(committing|withDemoWorld)\(group\)$/m.test(readFileSync(path, 'utf8'))
    })
    assert.isAtLeast(committing.length, 20)
    const missing = committing.filter((path) => {
      return !filesForPostgres.some((file) => matchesGlob(path, `${folder}/${file}.spec.ts`))
    })
    assert.deepEqual(missing, [])
  })
})
