import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** What PostgreSQL keeps for a connection beyond a transaction, as SQL asks for it. */
const sessionState = [
  /['"`]\s*(un)?listen /,
  /\bpg_(try_)?advisory_(lock|unlock)/i,
  /['"`]\s*set (?!constraints|local)[a-z_]+ *(=|to) /,
  /\bset session\b/i,
  /\bset_config\([^)]*false\s*\)/i,
  /\bcreate temp(orary)?\b/i,
  /\bwith hold\b/i,
  /['"`]\s*(prepare|deallocate|discard) [a-z]/i,
]

/** Files that see to it themselves: each works past a pooler, or inside one transaction. */
const known = ['app/live/transports/notify_connection.ts', 'database/postgres_connection.ts']

test.group('The SQL of the site', () => {
  test('needs nothing that a connection keeps between transactions', ({ assert }) => {
    const files = globSync('{app,config,core,database,start}/**/*.ts', { cwd: app.makePath() })
    const asking = files.filter((file) => {
      const source = readFileSync(app.makePath(file), 'utf8')
      return sessionState.some((pattern) => pattern.test(source))
    })
    assert.deepEqual(asking.toSorted(), known)
  })
})
