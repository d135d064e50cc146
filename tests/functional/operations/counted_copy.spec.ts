import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { countInFile } from '#operations/backups/database_copy'

test.group('A copy of a SQLite database', (group) => {
  let file: string

  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-counted-'))
    file = join(folder, 'copy.sqlite3')
    return () => rm(folder, { recursive: true })
  })

  test('is counted while the process answers others', async ({ assert }) => {
    makeDatabase(file, 1_000_000)
    let answers = 0
    const answering = setInterval(() => answers++, 1)
    const counts = await countInFile(file)
    clearInterval(answering)
    assert.deepInclude(counts, { users: 1, messages: 1_000_000 })
    assert.isAbove(answers, 20)
  })

  test('is refused once it is damaged', async ({ assert }) => {
    makeDatabase(file, 1)
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(4096, 1), 0, 4096, 4096)
    await handle.close()
    await assert.rejects(() => countInFile(file), /damaged|malformed/)
  })
})

/** Makes the tables that are counted; counting one of them takes as long as in a large database. */
function makeDatabase(file: string, messages: number) {
  const database = new Sqlite(file)
  for (const table of ['users', 'profiles', 'likes', 'photos', 'orders', 'ledger_movements']) {
    database.exec(`create table ${table} (id integer); insert into ${table} values (1)`)
  }
  database.exec(`create view messages as with recursive rows (id) as
    (select 1 union all select id + 1 from rows where id < ${messages}) select id from rows`)
  database.close()
}
