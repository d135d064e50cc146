import { BaseSchema } from '@adonisjs/lucid/schema'

/** A photo that a measure hides keeps its file, so that it can be shown again. */
export default class extends BaseSchema {
  async up() {
    this.#replace("storage_key is null or kind = 'photo'")
  }

  /** What is hidden by then is gone for good, as it was before. */
  async down() {
    this.schema.raw('update messages set storage_key = null where removed_at is not null')
    this.#replace("storage_key is null or (kind = 'photo' and removed_at is null)")
  }

  /** SQLite changes no constraint of a column: there the column is replaced, and keeps its values. */
  #replace(check: string) {
    const constraint = `constraint messages_picture_of_photo check (${check})`
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('alter table messages drop constraint messages_picture_of_photo')
      this.schema.raw(`alter table messages add ${constraint}`)
      return
    }
    const checkOfNew = constraint.replace('storage_key is null', 'kept_key is null')
    for (const name of ['messages_picture', 'messages_picture_of_sender']) {
      this.schema.raw(`drop index ${name}`)
    }
    this.schema.raw(`alter table messages add column kept_key varchar(64) null ${checkOfNew}`)
    this.schema.raw('update messages set kept_key = storage_key where storage_key is not null')
    this.schema.raw('alter table messages drop column storage_key')
    this.schema.raw('alter table messages rename column kept_key to storage_key')
    this.schema.raw(
      'create unique index messages_picture on messages (storage_key) where storage_key is not null'
    )
    this.schema.raw(
      'create index messages_picture_of_sender on messages (sender_id) where storage_key is not null'
    )
  }
}
