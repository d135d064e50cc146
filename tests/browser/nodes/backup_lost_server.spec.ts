import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runWith } from '#tests/support/backups/run_command'
import { runSqlAtSite, siteEnvironment } from '#tests/support/browser/shared_site'

/** A pg_dump that is at work until it is told to end. */
const slowDump = `#!/bin/sh
while [ ! -e "$0.end" ]; do sleep 0.1; done
`

test.group('A backup of PostgreSQL', () => {
  test('whose server ends its connections says that it failed', async ({ assert, cleanup }) => {
    if (siteEnvironment().DB_CONNECTION !== 'pg') return
    const folder = await mkdtemp(join(tmpdir(), 'vonk-lost-'))
    cleanup(() => rm(folder, { recursive: true }))
    const dump = join(folder, 'pg_dump')
    await writeFile(dump, slowDump)
    await chmod(dump, 0o755)
    await runSqlAtSite('delete from backup_outcomes')

    const PATH = folder + delimiter + process.env.PATH
    const failed = runWith('backup:create', { BACKUP_PATH: join(folder, 'backups'), PATH })
    const isEnded = async () => (await runSqlAtSite(endSnapshot)).length > 0
    await waitUntil(isEnded, 'a connection that holds the moment of the backup')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await writeFile(`${dump}.end`, '')
    assert.equal((await failed).code, 1)
    const [{ failure }] = await runSqlAtSite('select failure from backup_outcomes')
    assert.notEqual(failure, 'unfinished')
    assert.match(String(failure), /connection|terminat/i)
  })
})

/** As a restart or a failover does to all. */
const endSnapshot = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like '%pg_export_snapshot%' and pid <> pg_backend_pid()`
