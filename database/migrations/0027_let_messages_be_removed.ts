import { BaseSchema } from '@adonisjs/lucid/schema'

/** When its sender removed a message; its text is empty from then on. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table messages add column removed_at bigint null
        constraint messages_removed_without_words check (removed_at is null or body = '')`
    )
    this.schema.raw(
      `create index messages_removed on messages (conversation_id, removed_at)
        where removed_at is not null`
    )
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('drop index messages_removed')
    this.schema.raw('alter table messages drop column removed_at')
  }
}
