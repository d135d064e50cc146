import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { makeMonth } from '#database/message_months'

/**
 * On PostgreSQL the table of messages is parted by the month of their delivery
 * (docs/decisions/0111). The table that was there becomes the first part, up to the end of this month,
 * without being written anew; it is read once, while nobody sends.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name !== 'postgres') return
    const month = DateTime.utc().startOf('month').plus({ months: 1 })
    this.defer((client) => part(client, month))
  }

  async down() {
    if (this.db.dialect.name === 'postgres') this.defer(unite)
  }
}

async function part(client: QueryClientContract, month: DateTime) {
  const former = `messages_before_${month.toFormat('yyyy_MM')}`
  const run = (statement: string) => client.rawQuery(statement)
  await run('lock table profiles, conversations in exclusive mode')
  await run(`alter table messages rename to ${former}`)
  for (const name of Object.keys(indexes)) {
    await run(`alter index ${name} rename to ${name.replace('messages', former)}`)
  }
  await run(
    `create table messages (like ${former} including defaults including constraints)
     partition by range (delivered_at)`
  )
  for (const statement of [...foreignKeys, ...Object.values(indexes)]) await run(statement)
  await run(`create table messages_rest (like ${former} including all)`)
  await run(
    `with held as (delete from ${former} where delivered_at is null returning *)
     insert into messages_rest select * from held`
  )
  await run(
    `alter table messages attach partition ${former}
     for values from (minvalue) to (${month.toMillis()})`
  )
  await run('alter table messages attach partition messages_rest default')
  for (const statement of onlyOnce) await run(statement)
  await makeMonth(client, month)
  await makeMonth(client, month.plus({ months: 1 }))
  await run('analyze messages')
}

async function unite(client: QueryClientContract) {
  const run = (statement: string) => client.rawQuery(statement)
  await run('create table whole (like messages including defaults including constraints)')
  await run('insert into whole select * from messages')
  await run('drop table messages')
  await run('drop function message_is_new')
  await run('alter table whole rename to messages')
  for (const statement of [...foreignKeys, ...keys, ...Object.values(indexes)]) await run(statement)
}

const foreignKeys = [
  `alter table messages add constraint messages_conversation_id_foreign
    foreign key (conversation_id) references conversations (id) on delete cascade`,
  `alter table messages add constraint messages_sender_id_foreign
    foreign key (sender_id) references profiles (id) on delete cascade`,
]

/** Those of the whole, which each part has; the keys are of the parts alone. */
const indexes = {
  messages_by_age: `create index messages_by_age on messages (delivered_at)
    where delivered_at is not null`,
  messages_by_time: 'create index messages_by_time on messages using brin (sent_at)',
  messages_held: 'create index messages_held on messages (sender_id) where delivered_at is null',
  messages_picture_of_sender: `create index messages_picture_of_sender on messages (sender_id)
    where storage_key is not null`,
  messages_removed: `create index messages_removed on messages (conversation_id, removed_at)
    where removed_at is not null`,
}

const keys = [
  'alter table messages add constraint messages_pkey primary key (id)',
  ...['client_id', 'sequence'].map(
    (column) => `alter table messages
      add constraint messages_conversation_id_${column}_unique unique (conversation_id, ${column})`
  ),
  'create unique index messages_picture on messages (storage_key) where storage_key is not null',
]

/**
 * A unique key of a parted table would have to contain the time. So whoever adds a message has the row of
 * its conversation locked, and sees all that is in it by then; an index of each part looks again.
 */
const onlyOnce = [
  `create function message_is_new() returns trigger language plpgsql
   set plan_cache_mode = force_generic_plan as $$
   declare taken text;
   begin
     perform 1 from conversations where id = new.conversation_id for no key update;
     if exists (select 1 from messages where conversation_id = new.conversation_id
       and client_id = new.client_id and (tg_op = 'INSERT' or id <> new.id)) then
       taken := 'client_id';
     elsif exists (select 1 from messages where conversation_id = new.conversation_id
       and sequence = new.sequence and (tg_op = 'INSERT' or id <> new.id)) then
       taken := 'sequence';
     else
       return new;
     end if;
     raise unique_violation using message = format(
       'duplicate key value violates unique constraint "messages_conversation_id_%s_unique"', taken);
   end $$`,
  `create trigger message_is_new before insert or update of conversation_id, client_id, sequence
   on messages for each row execute function message_is_new()`,
]
