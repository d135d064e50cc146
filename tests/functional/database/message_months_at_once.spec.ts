import { test } from '@japa/runner'
import type { Group, Test } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { dropPartition, messagePartitions } from '#database/message_months'
import { monthAfter, partsOf } from '#tests/support/database/message_months'
import { messageRow } from '#tests/support/database/rows'
import { committing } from '#tests/support/database/transactions'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

if (process.env.DB_CONNECTION === 'pg') test.group('The table of messages', onPostgres)

function onPostgres(group: Group) {
  committing(group)
  group.each.teardown(async () => {
    for (const table of ['conversations', 'profiles', 'users']) await db.from(table).delete()
  })

  test('takes one of two messages with the same client id, at once in two months', async ({
    assert,
    test: it,
  }) => {
    const id = await talk()
    const first = await begin(it)
    const second = await begin(it)
    await first.table('messages').insert(inMonth(id, 0, 1))
    const other = second.table('messages').insert(inMonth(id, 1, 2))
    const refused = assert.rejects(() => other, /messages_conversation_id_client_id_unique/)
    await waitsForLock()
    await first.commit()
    await refused
    assert.lengthOf(await partsOf(id), 1)
  })

  test('keeps a month for whose readers it would have to wait', async ({ assert, test: it }) => {
    const [oldest] = await messagePartitions()
    const reader = await begin(it)
    await reader.from('messages').count('* as number')
    await assert.rejects(() => dropPartition(oldest), /lock timeout/)
    assert.deepEqual((await messagePartitions())[0], oldest)
  })
}

async function talk() {
  await join(ada(), bob())
  return conversationBetween(ada(), bob())
}

/** A transaction that ends with the test at the latest. */
async function begin(it: Test) {
  const transaction = await db.transaction()
  it.cleanup(async () => {
    if (!transaction.isCompleted) await transaction.rollback()
  })
  return transaction
}

function inMonth(conversationId: string, month: number, sequence: number) {
  const delivered = { delivered_at: monthAfter(month).toMillis(), client_id: 'one', sequence }
  return Object.assign(messageRow(conversationId, bob()), delivered)
}

/** Once a statement of another connection waits for a transaction. */
async function waitsForLock() {
  for (let looks = 0; looks < 2000; looks += 1) {
    const { rows } = await db.rawQuery('select 1 from pg_locks where not granted')
    if (rows.length > 0) return
  }
  throw new Error('Nobody waits')
}
