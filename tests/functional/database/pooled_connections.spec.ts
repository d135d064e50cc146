import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import pg from 'pg'
import { NamedStatements } from '#database/named_statements'
import { openPostgres } from '#database/postgres_connection'
import { startTransactionPooler } from '#tests/support/database/transaction_pooler'

/* SQLite has no pooler. */
if (process.env.DB_CONNECTION === 'pg') test.group('Behind a pooler without names', onPostgres)

function onPostgres(group: Group) {
  let url = ''
  group.setup(async () => {
    const pooler = await startTransactionPooler(process.env.PG_URL ?? '', 2)
    url = pooler.url
    return () => pooler.stop()
  })

  test('prepared queries are answered once statements have no names', async ({ assert }) => {
    assert.deepEqual(await askTwice(null), [1, 1])
  })

  test('and are not as long as they have', async ({ assert }) => {
    await assert.rejects(
      () => askTwice(new NamedStatements()),
      /prepared statement .* does not exist/
    )
  })

  async function askTwice(statements: NamedStatements | null) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await openPostgres(client, { settings: false, statements })
      const ask = () => client.query(Object.assign({ text: 'select 1 as one' }, { prepared: true }))
      return [(await ask()).rows[0].one, (await ask()).rows[0].one]
    } finally {
      await client.end()
    }
  }
}
