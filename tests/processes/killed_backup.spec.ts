import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runSqlAtSite, siteEnvironment } from '#tests/support/site/shared_site'
import { runWith } from '#tests/support/backups/run_command'
import { runSql } from '#tests/support/site/run_sql'
import { startCommand } from '#tests/support/site/command'

/** Where this test makes its backups, and where its drills have their temporary files. */
let settings: Readonly<{ BACKUP_PATH: string; TMPDIR: string }>

test.group('A backup that is killed', (group) => {
  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-killed-'))
    settings = { BACKUP_PATH: join(folder, 'backups'), TMPDIR: join(folder, 'tmp') }
    await mkdir(settings.TMPDIR)
    return () => rm(folder, { recursive: true })
  })
  group.each.setup(() => void runSqlAtSite('delete from backup_outcomes'))

  test('is seen as failed, and the next one removes what it left', async ({ assert }) => {
    const cutOff = start('backup:create')
    await waitUntil(async () => (await drafts()).length > 0, 'a draft of the backup')
    await cutOff.end('SIGKILL')
    assert.deepEqual(await outcomes(), [{ act: 'create', failure: 'unfinished' }])
    // What a later moment would have left of the database, not encrypted.
    for (const file of plainCopies()) await writeFile(file, '')

    const made = await runWith('backup:create', settings)
    assert.equal(made.code, 0, made.output)
    assert.isEmpty(await drafts())
    assert.deepEqual(plainCopies().filter(existsSync), [])
    assert.deepEqual(await outcomes(), [
      { act: 'create', failure: 'The process ended before it was done' },
      { act: 'create', failure: null },
    ])
    const alarms = await runSqlAtSite(`select id from alarms where kind = 'backup_failed'`)
    assert.lengthOf(alarms, 1)
  })

  test('in its drill leaves nothing that the next backup does not remove', async ({ assert }) => {
    assert.equal((await runWith('backup:create', settings)).code, 0)
    const before = await scratches()
    const cutOff = start('backup:drill')
    await waitUntil(async () => (await scratches()).length > before.length, 'a scratch place')
    await cutOff.end('SIGKILL')
    // A service has temporary files of its own.
    const service = { ...settings, TMPDIR: dirname(settings.TMPDIR) }
    const made = await runWith('backup:create', service)
    assert.equal(made.code, 0, made.output)
    assert.deepEqual(await scratches(), before)
    const drilled = await runWith('backup:drill', settings)
    assert.equal(drilled.code, 0, drilled.output)
    assert.deepEqual(await scratches(), before)
  })

  test('in the site of its drill says so and keeps no other from being made', async ({
    assert,
    cleanup,
  }) => {
    assert.equal((await runWith('backup:create', settings)).code, 0)
    const drilling = start('backup:drill')
    cleanup(() => void drilling.end('SIGKILL'))
    const site = await waitForChild(drilling.process.pid!, 'bin/server.js')
    process.kill(site, 'SIGKILL')
    assert.equal(await drilling.ended, 1)
    assert.include((await outcomes()).at(-1)!.failure, 'on the restored backup: SIGKILL')
    const drilled = await runWith('backup:drill', settings)
    assert.equal(drilled.code, 0, drilled.output)
  })

  test('is not begun while another is made, which it leaves alone', async ({ assert }) => {
    const first = start('backup:create')
    await waitUntil(async () => (await drafts()).length > 0, 'a draft of the backup')
    // Else it may be done before another has begun.
    first.process.kill('SIGSTOP')
    for (const command of ['backup:create', 'backup:drill']) {
      const second = await runWith(command, settings)
      assert.equal(second.code, 1)
      assert.include(second.output, 'Another process makes or drills a backup')
    }
    first.process.kill('SIGCONT')
    assert.equal(await first.ended, 0)
    assert.deepEqual(await outcomes(), [{ act: 'create', failure: null }])
  })

  test('by night is made again when the worker is back', async ({ assert, cleanup }) => {
    if (siteEnvironment().DB_CONNECTION === 'pg') return
    const env = await ownSite()
    const cutOff = startCommand(['queue:work'], env)
    await waitUntil(async () => (await drafts()).length > 0, 'a draft of the backup')
    await cutOff.end('SIGKILL')
    const worker = startCommand(['queue:work'], env)
    cleanup(() => void worker.end('SIGKILL'))
    const made = () => runSql(env, 'select act, failure from backup_outcomes order by at')
    await waitUntil(async () => (await made()).at(-1)?.act === 'drill', 'the drill of the night')
    assert.deepInclude(await made(), {
      act: 'create',
      failure: 'The process ended before it was done',
    })
    assert.deepInclude(await made(), { act: 'create', failure: null })
  })

  test('by night is left to a worker that has a folder for it', async ({ assert, cleanup }) => {
    if (siteEnvironment().DB_CONNECTION === 'pg') return
    const env = await ownSite()
    await runSql(env, insertJob('check_ledger', 'default'))
    const jobs = async () => (await runSql(env, 'select id from queue_jobs')).map(({ id }) => id)
    const other = startCommand(['queue:work'], { ...env, BACKUP_PATH: undefined })
    cleanup(() => void other.end('SIGKILL'))
    await waitUntil(async () => !(await jobs()).includes('check_ledger_of_test'), 'a check')
    assert.include(await jobs(), 'back_up_of_test')
    assert.isEmpty(await runSql(env, 'select act from backup_outcomes'))
    const worker = startCommand(['queue:work'], env)
    cleanup(() => void worker.end('SIGKILL'))
    await waitUntil(async () => (await drafts()).length > 0, 'a draft of the backup')
  })

  test('by night raises an alarm where another does not end', async ({ assert, cleanup }) => {
    if (siteEnvironment().DB_CONNECTION === 'pg') return
    const env = await ownSite()
    const other = new Sqlite(`${env.SQLITE_FILE}.backup.lock`)
    other.exec('begin immediate')
    const worker = startCommand(['queue:work'], env)
    cleanup(() => void worker.end('SIGKILL').then(() => other.close()))
    const alarms = () => runSql(env, `select id from alarms where kind = 'backup_failed'`)
    await waitUntil(async () => (await alarms()).length > 0, 'an alarm')
    const [{ act, failure }] = await runSql(env, 'select act, failure from backup_outcomes')
    assert.equal(act, 'create')
    assert.include(failure, 'Another process makes or drills a backup')
  })
})

/** Settings of a copy of the site, in whose queue the backup of a night waits. */
async function ownSite() {
  const own = { ...settings, SQLITE_FILE: join(dirname(settings.TMPDIR), 'vonk.sqlite3') }
  await runSqlAtSite(`vacuum into '${own.SQLITE_FILE}'`)
  const env = { ...siteEnvironment(), ...own, QUEUE_TAKEOVER: '1' }
  await runSql(env, 'delete from alarms')
  await runSql(env, 'delete from backup_outcomes')
  await runSql(env, 'delete from queue_jobs')
  await runSql(env, nightlyBackup)
  return env
}

/** The id of the process that another one starts with this program. */
async function waitForChild(parent: number, program: string) {
  const find = async () => {
    const tasks = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
    for (const id of tasks.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      if (command.includes(program)) return Number(id)
    }
    return null
  }
  await waitUntil(async () => (await find()) !== null, `a process of ${program}`)
  return (await find())!
}

function start(command: string) {
  return startCommand([command], { ...siteEnvironment(), ...settings })
}

/** The job that the scheduler adds. */
const nightlyBackup = insertJob('back_up', 'backups')

function insertJob(name: string, queue: string) {
  const data = JSON.stringify({ id: `${name}_of_test`, name, payload: {}, attempts: 0 })
  return `insert into queue_jobs (id, queue, status, score, data)
    values ('${name}_of_test', '${queue}', 'pending', 0, '${data}')`
}

/** Folders of backups that are not complete. */
async function drafts() {
  const names = await readdir(settings.BACKUP_PATH).catch(() => [])
  return names.filter((name) => name.endsWith('.unfinished'))
}

/** What a copy of the database leaves beside it. */
function plainCopies() {
  const { DB_CONNECTION, SQLITE_FILE } = siteEnvironment()
  if (DB_CONNECTION === 'pg') return []
  return ['.backup', '.backup-journal', '.backup-wal'].map((ending) => SQLITE_FILE + ending)
}

function outcomes() {
  return runSqlAtSite('select act, failure from backup_outcomes order by at')
}

/** What drills restore into, anywhere where one might. */
async function scratches() {
  const { DB_CONNECTION, SQLITE_FILE, STORAGE_PATH } = siteEnvironment()
  const roots = [settings.TMPDIR, STORAGE_PATH!, ...(SQLITE_FILE ? [dirname(SQLITE_FILE)] : [])]
  const names = (await Promise.all(roots.map((root) => readdir(root)))).flat()
  const folders = names.filter((name) => name.startsWith('vonk-drill'))
  if (DB_CONNECTION !== 'pg') return folders
  const sql = `select datname as name from pg_database where starts_with(datname, 'vonk_drill')`
  return [...folders, ...(await runSqlAtSite(sql)).map(({ name }) => String(name))]
}
