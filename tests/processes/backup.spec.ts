import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { runWith as run } from '#tests/support/backups/run_command'
import { runSqlAtSite, siteEnvironment } from '#tests/support/site/shared_site'
import { runSql } from '#tests/support/site/run_sql'

/** Where a copy is restored to; removed after each test. */
let folder: string

function elsewhere(settings: NodeJS.ProcessEnv = {}) {
  const place = { SQLITE_FILE: join(folder, 'copy.sqlite3'), STORAGE_PATH: join(folder, 'storage') }
  return { ...siteEnvironment(), ...place, ...settings }
}

test.group('A backup', (group) => {
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vonk-restored-'))
    return () => rm(folder, { recursive: true })
  })

  test('is made while the site runs, and restored in a drill', async ({ assert }) => {
    await runSqlAtSite('delete from backup_outcomes')
    const made = await run('backup:create --json')
    assert.equal(made.code, 0, made.output)
    const { counts, folder: madeIn } = JSON.parse(made.output)
    assert.equal(madeIn, await newestBackup())
    assert.isAbove(counts.users, 300)
    const drilled = await run('backup:drill --json')
    assert.equal(drilled.code, 0, drilled.output)
    assert.deepEqual(JSON.parse(drilled.output), { restored: true })
    const outcomes = await runSqlAtSite('select act, failure from backup_outcomes order by at')
    assert.deepEqual(outcomes, [
      { act: 'create', failure: null },
      { act: 'drill', failure: null },
    ])
  })

  test('is refused once it is damaged, and leaves nothing behind', async ({ assert }) => {
    const path = await newestBackup()
    const bytes = await readFile(join(path, 'database.gz'))
    await writeFile(join(path, 'database.gz'), bytes.subarray(0, bytes.length - 100))
    const restored = await run('backup:restore --json', elsewhere())
    assert.equal(restored.code, 1)
    assert.include(JSON.parse(restored.output).error, 'the backup is damaged')
    assert.isEmpty(await readdir(folder))
    await writeFile(join(path, 'database.gz'), bytes)
  })

  test('that finds no room says so, and leaves the ones before alone', async ({ assert }) => {
    const { DB_CONNECTION, SQLITE_FILE } = siteEnvironment()
    // The write-ahead log, in which the failure is kept, must be shorter than the room.
    if (DB_CONNECTION !== 'pg') await runSqlAtSite('pragma wal_checkpoint(truncate)')
    // In units of 512 bytes: less than the copy of the database, more than what else is written.
    const room =
      DB_CONNECTION === 'pg' ? 200 : Math.floor((await stat(SQLITE_FILE!)).size / 512) - 8
    const before = await newestBackup()
    const failed = await run('backup:create', {}, String(room))
    assert.equal(failed.code, 1)
    assert.match(failed.output, /EFBIG|disk|too large/i)
    assert.equal(await newestBackup(), before)
    assert.notInclude(await readdir(dirname(SQLITE_FILE!)), 'vonk.sqlite3.backup')
    assert.isEmpty(await unfinished(siteEnvironment().BACKUP_PATH!))
    const [{ failure }] = await runSqlAtSite(
      'select failure from backup_outcomes order by at desc limit 1'
    )
    assert.isNotNull(failure)
    assert.equal((await run('backup:drill')).code, 0)
  })

  test('that finds no room for a picture keeps nothing of what it began', async ({ assert }) => {
    const { DB_CONNECTION, SQLITE_FILE } = siteEnvironment()
    if (DB_CONNECTION === 'pg') return
    const { size } = await stat(SQLITE_FILE!)
    const picture = join(folder, 'storage', 'photos', 'aa', 'bb', 'aabb-full.webp')
    await mkdir(dirname(picture), { recursive: true })
    await writeFile(picture, randomBytes(2 * size))
    const settings = { BACKUP_PATH: join(folder, 'backups'), STORAGE_PATH: join(folder, 'storage') }
    const failed = await run('backup:create', settings, String(Math.floor((1.5 * size) / 512)))
    assert.equal(failed.code, 1)
    assert.match(failed.output, /EFBIG|too large/i)
    assert.isEmpty(await unfinished(settings.BACKUP_PATH))
  })

  test('is opened by the identity that it was encrypted for, and by no other', async ({
    assert,
  }) => {
    const identities = [await generateIdentity(), await generateIdentity()]
    const files = ['right', 'wrong'].map((name) => join(folder, `${name}.txt`))
    for (const [index, file] of files.entries()) await writeFile(file, `${identities[index]}\n`)
    const settings = {
      BACKUP_PATH: join(folder, 'backups'),
      BACKUP_RECIPIENT: await identityToRecipient(identities[0]),
      STORAGE_PATH: join(folder, 'none'),
    }
    const made = await run('backup:create', settings)
    assert.equal(made.code, 0, made.output)
    for (const [identity, message] of [
      [undefined, 'set BACKUP_IDENTITY_FILE'],
      [files[1], 'no identity matched'],
    ] as const) {
      const refused = await run(
        'backup:restore',
        elsewhere({ ...settings, BACKUP_IDENTITY_FILE: identity })
      )
      assert.equal(refused.code, 1)
      assert.include(refused.output, message)
    }
    const otherKey = 'another-key-than-that-of-the-site'
    const opened = elsewhere({ ...settings, BACKUP_IDENTITY_FILE: files[0], APP_KEY: otherKey })
    const restored = await run('backup:restore', opened)
    assert.equal(restored.code, 0, restored.output)
    assert.include(restored.output, 'APP_KEY is not that of the backup')
    const count = 'select count(*) as number from photos'
    assert.deepEqual(await runSql(opened, count), await runSqlAtSite(count))
    const again = await run('backup:restore', opened)
    assert.equal(again.code, 1)
    assert.include(again.output, 'exists: restore into a new place')
  })

  test('of an earlier release is migrated in its drill', async ({ assert }) => {
    if (siteEnvironment().DB_CONNECTION === 'pg') return
    const settings = await copyOfSite()
    await runSql(settings, `delete from adonis_schema where name like '%_create_audit'`)
    for (const table of ['audit_checks', 'audit_words', 'audit_head', 'audit_rows']) {
      await runSql(settings, `drop table ${table}`)
    }
    assert.equal((await run('backup:create', settings)).code, 0)
    const drilled = await run('backup:drill', settings)
    assert.equal(drilled.code, 0, drilled.output)
  })

  test('with which no member could log in fails its drill', async ({ assert }) => {
    if (siteEnvironment().DB_CONNECTION === 'pg') return
    const settings = await copyOfSite()
    await runSql(settings, 'alter table logins rename to lost')
    assert.equal((await run('backup:create', settings)).code, 0)
    const drilled = await run('backup:drill', settings)
    assert.equal(drilled.code, 1)
    assert.include(drilled.output, 'No member can log in on the restored backup')
  })

  test('that was cut off is not taken for one, and is removed by the next', async ({ assert }) => {
    const settings = { BACKUP_PATH: folder, STORAGE_PATH: join(folder, 'none') }
    const cutOff = '2999-01-01T000000Z.unfinished'
    await writeFile(join(folder, cutOff), '')
    const none = await run('backup:restore', settings)
    assert.include(none.output, 'No backup yet')
    assert.equal((await run('backup:create', settings)).code, 0)
    assert.notInclude(await readdir(folder), cutOff)
  })
})

/** Settings with a database that a test may break, and without pictures. */
async function copyOfSite() {
  const settings = {
    ...siteEnvironment(),
    SQLITE_FILE: join(folder, 'vonk.sqlite3'),
    BACKUP_PATH: join(folder, 'backups'),
    STORAGE_PATH: join(folder, 'none'),
  }
  await runSqlAtSite(`vacuum into '${settings.SQLITE_FILE}'`)
  return settings
}

/** What a backup writes before it is complete. */
async function unfinished(root: string) {
  const names = await readdir(root, { recursive: true })
  return names.filter((name) => /\.(part|unfinished)$/.test(name))
}

async function newestBackup() {
  const root = siteEnvironment().BACKUP_PATH!
  const names = (await readdir(root)).filter((name) => name.endsWith('Z')).toSorted()
  return join(root, names.at(-1)!)
}
