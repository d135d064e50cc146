import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Database from 'better-sqlite3'
import { ofPartialIndexes } from '#database/sqlite_connection'
import { openRecording } from '#tests/support/database/prepared_statements'

/** A connection like the site's, to two tickets, that records its prepared statements. */
function tickets() {
  const connection = new Database(':memory:')
  const prepared = openRecording(connection)
  connection.exec('create table tickets (id text primary key, state text, due integer, "a?" text)')
  connection.exec(`create index tickets_open on tickets (due) where state = 'open'`)
  connection.exec(`insert into tickets values ('1', 'open', 5, '?'), ('2', 'closed', 7, 'b')`)
  const all = (source: string, ...bindings: unknown[]) =>
    connection.prepare(source).all(bindings) as Record<string, unknown>[]
  const ids = (where: string, ...bindings: unknown[]) =>
    all(`select id from tickets where ${where} order by id`, ...bindings).map(({ id }) => id)
  return { all, ids, prepared }
}

test.group('A value bound to a query on SQLite', () => {
  test('is an expression, so that the query is planned once', ({ assert }) => {
    const { ids, prepared } = tickets()
    assert.deepEqual(ids('due between ? and ? and id in (?, ?)', 1, 9, '1', '3'), ['1'])
    assert.include(prepared.at(-1), 'due between +? and +? and id in (+?, +?)')
  })

  test('is compared as before, a text with a number too', ({ assert }) => {
    const { ids } = tickets()
    assert.deepEqual(ids('id = ?', '1'), ['1'])
    assert.deepEqual(ids('due = ?', '7'), ['2'])
    assert.deepEqual(ids('due > ? or id in (?)', '5', '1'), ['1', '2'])
    assert.deepEqual(ids('(due, id) > (?, ?)', 5, '1'), ['2'])
    assert.deepEqual(ids('id = ?', null), [])
  })

  test('is answered as it is', ({ assert }) => {
    const { all } = tickets()
    assert.deepEqual(all('select ? as text, ? as number', '07', 1.5), [{ text: '07', number: 1.5 }])
  })

  test('is not looked for in texts and names', ({ assert }) => {
    const { ids, prepared } = tickets()
    assert.deepEqual(ids(`"a?" = '?' and 'it''s ?' <> ?`, 'x'), ['1'])
    assert.include(prepared.at(-1), `"a?" = '?' and 'it''s ?' <> +?`)
  })

  test('stays a value where a partial index may serve it alone', ({ assert }) => {
    const { all } = tickets()
    const ofState = 'explain query plan select id from tickets where state = ? and due > ?'
    assert.include(String(all(ofState, 'open', 1)[0].detail), 'tickets_open')
    assert.notInclude(String(all(ofState, 'closed', 1)[0].detail), 'tickets_open')
  })

  test('stays a value in a limit, and what a comment holds stays as it is', ({ assert }) => {
    const { all, prepared } = tickets()
    all('with all_of as (select id from tickets) select id from all_of limit ? offset ?', 1, 1)
    assert.include(prepared.at(-1), 'limit ? offset ?')
    all("select id -- isn't it?\n from tickets where id = ? /* ? */", '1')
    assert.include(prepared.at(-1), "-- isn't it?\n from tickets where id = +? /* ? */")
  })

  test('stays a value in what is written', ({ assert }) => {
    const { all, prepared } = tickets()
    all('update tickets set due = ? where id = ? returning due', 8, '1')
    assert.equal(prepared.at(-1), 'update tickets set due = ? where id = ? returning due')
  })
})

const compared =
  /(\w+)["`]?\s+(?:(?:not\s+)?(?:in|between|like)\b|is\s+(?!not\s+null|null)|[<>=!]+)|(\w+)["`]?[<>=!]+/gi

/** The columns that a condition compares with something, as it is written, but for null. */
function comparedColumns(condition: string) {
  return [...condition.matchAll(compared)].map(([, spaced, close]) => spaced ?? close)
}

test.group('The columns that a condition compares', () => {
  test('are found in "{condition}"')
    .with([
      { condition: `"verdict" = 'like'`, columns: ['verdict'] },
      { condition: `state IN ('open') and sent != 1`, columns: ['state', 'sent'] },
      { condition: 'shown is 1 and hidden=true', columns: ['shown', 'hidden'] },
      { condition: 'size between 1 and 3 or left > -1', columns: ['size', 'left'] },
      { condition: `kind not in ('a')`, columns: ['kind'] },
      { condition: 'advertised and closed_at is not null and not invisible', columns: [] },
    ])
    .run(({ assert }, { columns, condition }) => {
      assert.deepEqual(comparedColumns(condition), columns)
    })
})

if (process.env.DB_CONNECTION !== 'pg') {
  test.group('A partial index', () => {
    test('compares only certain columns with a constant', async ({ assert }) => {
      const indexes: { sql: string }[] = await db.rawQuery(
        `select sql from sqlite_master where type = 'index' and sql like '% where %'`
      )
      const columns = indexes.flatMap(({ sql }) => {
        const [, predicate] = sql.split(/\swhere\s/i)
        return comparedColumns(predicate)
      })
      assert.deepEqual([...new Set(columns)].toSorted(), ofPartialIndexes)
    })
  })
}
