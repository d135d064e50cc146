import { BaseSchema } from '@adonisjs/lucid/schema'

/** The picture of a photo message; null once the message is removed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table messages add column storage_key varchar(64) null
        constraint messages_picture_of_photo
          check (storage_key is null or (kind = 'photo' and removed_at is null))`
    )
    this.schema.raw('alter table messages add column width integer null')
    this.schema.raw('alter table messages add column height integer null')
    this.schema.raw(
      `create unique index messages_picture on messages (storage_key)
        where storage_key is not null`
    )
    this.schema.raw(
      `create index messages_picture_of_sender on messages (sender_id)
        where storage_key is not null`
    )
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('drop index messages_picture_of_sender')
    this.schema.raw('drop index messages_picture')
    for (const column of ['height', 'width', 'storage_key']) {
      this.schema.raw(`alter table messages drop column ${column}`)
    }
  }
}
