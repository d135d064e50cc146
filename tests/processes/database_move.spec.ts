import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import Sqlite from 'better-sqlite3'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runWith } from '#tests/support/backups/run_command'
import { runSqlAtSite, siteEnvironment } from '#tests/support/site/shared_site'
import {
  guardsOfPostgres,
  rowsInPostgres,
  rowsInSqlite,
} from '#tests/support/database/both_databases'
import { withPostgres } from '#tests/support/database/postgres'
import { startCommand } from '#tests/support/site/command'
import { runOnPostgres } from '#tests/support/site/run_sql'

/* Others have nothing to move. */
if (process.env.DB_CONNECTION !== 'pg') test.group('A site that moves to PostgreSQL', onSqlite)

function onSqlite(group: Group) {
  const server = withPostgres(group)
  /** A copy of the database of the site, and the settings of a new one on PostgreSQL, which is prepared. */
  let file: string
  let settings: ReturnType<typeof at>

  group.setup(async () => {
    // No superuser, as of a server that somebody else runs.
    await runOnPostgres(server.url, 'create role owner login')
    await runOnPostgres(server.url, 'create database prepared owner owner')
    const { code, output } = await runWith('site:prepare', at('prepared'))
    if (code !== 0) throw new Error(output)
  })
  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-moving-'))
    file = join(folder, 'vonk.sqlite3')
    await runSqlAtSite(`vacuum into '${file}'`)
    const name = `moved_${crypto.randomUUID().slice(0, 8)}`
    await runOnPostgres(server.url, `create database ${name} template prepared owner owner`)
    settings = at(name)
    return () => rm(folder, { recursive: true })
  })

  test('has all that it had, row by row, and goes on from there', async ({ assert }) => {
    for (const statement of [fewPlaces, ...rareRows]) change(statement)
    const before = rowsInSqlite(file)
    const guards = await sql(guardsOfPostgres)
    const moved = await move()
    assert.equal(moved.code, 0, moved.output)
    const users = before.get('users')!.length
    assert.include(moved.output, `${users} accounts, ${before.get('messages')!.length} messages`)
    assert.include(moved.output, 'so do the ledger and the audit log')

    const after = await rowsInPostgres(settings.PG_URL)
    assert.deepEqual([...after.keys()].toSorted(), [...before.keys()].toSorted())
    for (const [table, rows] of before) {
      assert.isTrue(rows.toSorted().join() === after.get(table)!.toSorted().join(), table)
    }
    assert.isEmpty(await sql('select id from messages_rest where delivered_at is not null'))
    assert.deepEqual(rowsInSqlite(file), before)

    assert.deepEqual(await sql(guardsOfPostgres), guards)
    assert.isEmpty(await sql(`select tgname from pg_trigger where tgenabled <> 'O'`))
    const [{ found }] = await sql(foundMembers)
    await sql(`update profiles set invisible = true where id =
      (select id from profiles where status = 'active' and not invisible limit 1)`)
    assert.equal((await sql(foundMembers))[0].found, Number(found) - 1)
    await assert.rejects(() => sql('delete from ledger_movements'), /append only/)
    const [{ last }] = await sql('select max(id) as last from sources')
    assert.equal((await sql(newSource))[0].id, Number(last) + 1)

    assert.include(await refusal(), 'The PostgreSQL database has accounts')
  })

  test('is left as it was by a row that PostgreSQL refuses, which is named', async ({ assert }) => {
    change(fewPlaces)
    const before = await stateOfPostgres()
    const text = `select max(id) from messages where kind = 'text' and removed_at is null`
    change(`update messages set body = body || char(0) where id = (${text})`)
    assert.match(await refusal(), /^messages [0-9a-f-]{36}: it has the character NUL in its text/)

    change(`update messages set body = 'Hi' where id = (${text})`)
    const someLike = 'select liker_id, liked_id from likes limit 1'
    change(`update likes set liker_id = '${nobody}' where (liker_id, liked_id) = (${someLike})`)
    assert.include(await refusal(), `Key (liker_id)=(${nobody}) is not present`)
    assert.deepEqual(await stateOfPostgres(), before)
  })

  test('is told when its ledger was not right before', async ({ assert }) => {
    change(fewPlaces)
    change('update users set credits = credits + 1')
    const reason = await refusal()
    assert.include(reason, 'All was moved as it was')
    assert.include(reason, 'The ledger differs: ledger:verify says where')
  })

  test('is left as it was when the move is killed', async ({ assert }) => {
    const before = await stateOfPostgres()
    const moving = startCommand(['database:move'], { ...siteEnvironment(), ...settings })
    const connections = (where: string) =>
      sql(`select 1 from pg_stat_activity where datname = current_database() and ${where}`)
    const copies = async () => (await connections(`query like 'insert into places%'`)).length > 0
    await waitUntil(copies, 'places are copied')
    await moving.end('SIGKILL')
    const isGone = async () => (await connections('pid <> pg_backend_pid()')).length === 0
    await waitUntil(isGone, 'the server notices')
    assert.deepEqual(await stateOfPostgres(), before)
  })

  test('is refused while its processes have the file open', async ({ assert }) => {
    file = siteEnvironment().SQLITE_FILE!
    assert.include(await refusal(file), `${file} is open: stop the site`)
  })

  function at(database: string) {
    const url = new URL(database, server.url)
    url.username = 'owner'
    return { DB_CONNECTION: 'pg', PG_URL: url.href, SQLITE_FILE: file }
  }

  function move(...parameters: string[]) {
    return runWith(['database:move', ...parameters].join(' '), settings)
  }

  async function refusal(...parameters: string[]) {
    const { code, output } = await move(...parameters, '--json')
    if (code !== 1) throw new Error(`Exit code ${code}: ${output}`)
    return String(JSON.parse(output).error)
  }

  /** Foreign keys are off, as in SQLite's own shell. */
  function change(statement: string) {
    const database = new Sqlite(file)
    database.pragma('foreign_keys = off')
    database.exec(statement)
    database.close()
  }

  function sql(statement: string) {
    return runOnPostgres(settings.PG_URL, statement)
  }

  /** With what `site:prepare` installs. */
  function stateOfPostgres() {
    return Promise.all(
      [
        guardsOfPostgres,
        'select inhrelid::regclass::text from pg_inherits order by 1',
        'select * from sites',
        'select * from packages order by id',
        'select count(*), sum(id) from places',
      ].map(sql)
    )
  }
}

const nobody = '00000000-0000-4000-8000-000000000000'

const foundMembers =
  'select cast(sum(members) as integer) as found from class_counts where region_id = 0'

const newSource = `insert into sources (network, ref, sub1, sub2, sub3, lander, variant)
  values ('', '', '', '', '', '', 'new') returning id`

/** Nine rows in ten are places: without them a move takes half as long. */
const fewPlaces = 'delete from places where id not in (select place_id from profiles)'

/** What the demo world may lack: a moment of a library, a waiting job, bytes, a message of long ago. */
const rareRows = [
  `insert into sessions (id, data, expires_at) values ('session', '{"a":"é"}', 1795545367683)`,
  `insert into queue_jobs (id, queue, status, score, data)
    values ('waiting', 'default', 'pending', 0, '{"payload":{}}')`,
  `update report_evidence set picture = x'00ff0a'`,
  `update messages set delivered_at = delivered_at - 20000000000 where id =
    (select min(id) from messages where delivered_at is not null)`,
]
