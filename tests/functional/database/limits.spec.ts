import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { openRecording } from '#tests/support/database/prepared_statements'

/** A connection like the site's, to the numbers 1 to 9, that records its prepared statements. */
function numbers() {
  const connection = new Database(':memory:')
  const prepared = openRecording(connection)
  connection.exec('create table numbers (number integer)')
  connection.exec('insert into numbers values (1), (2), (3), (4), (5), (6), (7), (8), (9)')
  const all = (source: string, ...bindings: unknown[]) =>
    connection.prepare(source).all(bindings).length
  return { all, prepared, connection }
}

test.group('A bound LIMIT on SQLite', () => {
  test('works with any other bound values', ({ assert }) => {
    const { all } = numbers()
    assert.equal(all('select number from numbers where number > ? limit ?', 2, 3), 3)
    assert.equal(all('select number from numbers where number > ? limit ?', 2, 5), 5)
    assert.equal(all('select number from numbers limit ? offset ?', 5, 7), 2)
    const inner = 'select number from numbers where number > ? limit ?'
    assert.equal(all(`select * from (${inner}) where number < ?`, 3, 4, 6), 2)
  })

  test('is written into a statement of its own, prepared once', ({ assert }) => {
    const { all, prepared } = numbers()
    for (const limit of [1, 1, 2, 1]) all('select number from numbers limit ?', limit)
    assert.deepEqual(prepared.slice(-2), [
      'select number from numbers limit 1',
      'select number from numbers limit 2',
    ])
  })

  test('is written beside a text too', ({ assert }) => {
    const { all, prepared } = numbers()
    assert.equal(all(`select 'one' from numbers where 'a' <> 'b' limit ?`, 2), 2)
    assert.equal(prepared.at(-1), `select 'one' from numbers where 'a' <> 'b' limit 2`)
  })

  test('stays bound where a text could be mistaken for one', ({ assert }) => {
    const { all } = numbers()
    assert.equal(all(`select '? limit ?' from numbers limit ?`, 2), 2)
  })

  test('can only be a number', ({ assert }) => {
    const { all } = numbers()
    assert.throws(() => all('select number from numbers limit ?', '1; drop table numbers'))
  })
})
