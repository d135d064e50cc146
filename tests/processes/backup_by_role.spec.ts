import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { runWith } from '#tests/support/backups/run_command'
import { withPostgres } from '#tests/support/database/postgres'
import { runOnPostgres } from '#tests/support/site/run_sql'

test.group('A backup of PostgreSQL by the role that the manual makes', (group) => {
  const server = withPostgres(group)

  test('is made and restored in a drill, which says what it lacks without the right to make databases', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-role-'))
    cleanup(() => rm(folder, { recursive: true }))
    const { role, url } = await makeSite(server.url)
    const settings = {
      DB_CONNECTION: 'pg',
      PG_URL: url,
      BACKUP_PATH: join(folder, 'backups'),
      STORAGE_PATH: join(folder, 'storage'),
    }
    for (const command of ['site:prepare', 'backup:create', 'backup:drill']) {
      const done = await runWith(command, settings)
      assert.equal(done.code, 0, `${command}: ${done.output}`)
    }
    await runOnPostgres(server.url, `alter role ${role} nocreatedb`)
    const refused = await runWith('backup:drill', settings)
    assert.equal(refused.code, 1)
    assert.include(refused.output, `ALTER ROLE ${role} CREATEDB`)
  })
})

/** A role and its database, by the commands of install.md but for its name. */
async function makeSite(server: string) {
  const role = `vonk_${randomUUID().slice(0, 8)}`
  const manual = await readFile('docs/operations/install.md', 'utf8')
  const { hostname, port, username } = new URL(server)
  const at = [`--host=${hostname}`, `--port=${port}`, `--username=${username}`]
  for (const program of ['createuser', 'createdb']) {
    const [, options] = new RegExp(`-- ${program} (.*)vonk$`, 'm').exec(manual)!
    const own = options.replaceAll('vonk', role).split(' ').filter(Boolean)
    await promisify(execFile)(program, [...at, ...own, role])
  }
  const url = new URL(role, server)
  url.username = role
  return { role, url: url.href }
}
