import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runWith } from '#tests/support/backups/run_command'
import { withPostgres } from '#tests/support/database/postgres'
import { runOnPostgres } from '#tests/support/site/run_sql'

/** A pg_dump that is at work until it is told to end. */
const slowDump = `#!/bin/sh
while [ ! -e "$0.end" ]; do sleep 0.1; done
`

test.group('A backup of PostgreSQL', (group) => {
  const server = withPostgres(group)

  test('whose server ends its connections says that it failed', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-lost-'))
    cleanup(() => rm(folder, { recursive: true }))
    const dump = join(folder, 'pg_dump')
    await writeFile(dump, slowDump)
    await chmod(dump, 0o755)
    const settings = {
      DB_CONNECTION: 'pg',
      PG_URL: server.url,
      BACKUP_PATH: join(folder, 'backups'),
      STORAGE_PATH: join(folder, 'storage'),
    }
    assert.equal((await runWith('site:prepare', settings)).code, 0)

    const PATH = folder + delimiter + process.env.PATH
    const failed = runWith('backup:create', { ...settings, PATH })
    const isEnded = async () => (await runOnPostgres(server.url, endSnapshot)).length > 0
    await waitUntil(isEnded, 'a connection that holds the moment of the backup')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await writeFile(`${dump}.end`, '')
    assert.equal((await failed).code, 1)
    const outcomes = 'select failure from backup_outcomes'
    const [{ failure }] = await runOnPostgres(server.url, outcomes)
    assert.notEqual(failure, 'unfinished')
    assert.match(String(failure), /connection|terminat/i)
  })
})

/** Ends the connection of the snapshot, as a restart or a failover ends all. */
const endSnapshot = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like '%pg_export_snapshot%' and pid <> pg_backend_pid()`
