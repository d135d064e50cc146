import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { makeMonth } from '#database/message_months'

/**
 * On PostgreSQL the table of messages is partitioned by the month of their delivery (docs/decisions/0111). The empty
 * one that was made becomes the first partition, up to the end of this month, with the keys, which are of partitions
 * alone; `messages_rest` has what is not delivered yet.
 */
export async function partitionMessages(client: QueryClientContract) {
  const month = DateTime.utc().startOf('month').plus({ months: 1 })
  const first = `messages_before_${month.toFormat('yyyy_MM')}`
  const run = (statement: string) => client.rawQuery(statement)

  await run(`alter table messages rename to ${first}`)
  await run(
    `create table messages (like ${first} including defaults including constraints)
     partition by range (delivered_at)`
  )
  for (const [column, table] of [
    ['conversation_id', 'conversations'],
    ['sender_id', 'profiles'],
  ]) {
    await run(
      `alter table messages add constraint messages_${column}_foreign
       foreign key (${column}) references ${table} (id) on delete cascade`
    )
  }
  await run(`create table messages_rest (like ${first} including all)`)
  await run(
    `alter table messages attach partition ${first}
     for values from (minvalue) to (${month.toMillis()})`
  )
  await run('alter table messages attach partition messages_rest default')
  await makeMonth(client, month)
  await makeMonth(client, month.plus({ months: 1 }))
  await run('analyze messages')
}
