import { BaseSchema } from '@adonisjs/lucid/schema'

const kindsBefore = ['child_abuse', 'minor_photo', 'illegal_photo']

/**
 * A member in distress is a case of danger, which knows the conversation; and an admin may pause that
 * one.
 */
export default class extends BaseSchema {
  async up() {
    const id = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.#allow([...kindsBefore, 'distress'])
    this.schema.raw(`alter table tickets add column about_conversation_id ${id} null`)
    this.schema.raw(
      `create index tickets_about_conversation on tickets (about_conversation_id)
       where about_conversation_id is not null`
    )
    this.schema.raw('alter table conversations add column paused_at bigint null')
  }

  async down() {
    this.schema.raw('alter table conversations drop column paused_at')
    this.schema.raw('drop index tickets_about_conversation')
    this.schema.raw('alter table tickets drop column about_conversation_id')
    this.#allow(kindsBefore)
  }

  /** SQLite changes no constraint of a column: the column is replaced, and keeps its values. */
  #allow(kinds: readonly string[]) {
    const list = kinds.map((kind) => `'${kind}'`).join(', ')
    this.schema.raw('drop index tickets_danger')
    this.schema.raw(
      `alter table tickets add column new_danger varchar(20) null check (new_danger in (${list}))`
    )
    this.schema.raw(`update tickets set new_danger = danger where danger in (${list})`)
    this.schema.raw('alter table tickets drop column danger')
    this.schema.raw('alter table tickets rename column new_danger to danger')
    this.schema.raw(
      `create index tickets_danger on tickets (opened_at, id)
       where danger is not null and state in ('open', 'waiting')`
    )
  }
}
