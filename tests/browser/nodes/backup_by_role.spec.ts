import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { runWith } from '#tests/support/backups/run_command'
import { siteEnvironment } from '#tests/support/browser/shared_site'
import { runOnPostgres } from '#tests/support/site/run_sql'

test.group('A backup of PostgreSQL by the role that the manual makes', () => {
  test('is made and restored in a drill, which says what it lacks without the right to make databases', async ({
    assert,
    cleanup,
  }) => {
    const { DB_CONNECTION, PG_URL } = siteEnvironment()
    if (DB_CONNECTION !== 'pg') return
    const folder = await mkdtemp(join(tmpdir(), 'vonk-role-'))
    cleanup(() => rm(folder, { recursive: true }))
    const { drop, role, url } = await makeSite(PG_URL!)
    cleanup(drop)
    const settings = {
      PG_URL: url,
      BACKUP_PATH: join(folder, 'backups'),
      STORAGE_PATH: join(folder, 'storage'),
    }
    for (const command of ['site:prepare', 'backup:create', 'backup:drill']) {
      const done = await runWith(command, settings)
      assert.equal(done.code, 0, `${command}: ${done.output}`)
    }
    await runOnPostgres(PG_URL, `alter role ${role} nocreatedb`)
    const refused = await runWith('backup:drill', settings)
    assert.equal(refused.code, 1)
    assert.include(refused.output, `ALTER ROLE ${role} CREATEDB`)
  })
})

/** A role and its database, by the commands of install.md but for its name and password. */
async function makeSite(server: string) {
  const role = `vonk_${randomUUID().slice(0, 8)}`
  const manual = await readFile('docs/operations/install.md', 'utf8')
  const [, options] = /createuser (.*)--pwprompt vonk$/m.exec(manual)!
  const { hostname, port, username } = new URL(server)
  const at = [`--host=${hostname}`, `--port=${port}`, `--username=${username}`]
  const run = promisify(execFile)
  await run('createuser', [...at, ...options.split(' ').filter(Boolean), role])
  await run('createdb', [...at, `--owner=${role}`, role])
  const url = new URL(role, server)
  url.username = role
  const drop = async () => {
    await runOnPostgres(server, `drop database ${role} with (force)`)
    await runOnPostgres(server, `drop role ${role}`)
  }
  return { role, url: url.href, drop }
}
