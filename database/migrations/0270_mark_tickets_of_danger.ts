import { BaseSchema } from '@adonisjs/lucid/schema'
import { dangerKinds } from '#core/complaints/ticket'

/**
 * A ticket of danger keeps that it is one, and a notice whom it names, found by the address in it. One
 * index lists those that are not solved.
 */
export default class extends BaseSchema {
  /** In SQL, as Knex would rebuild the table on SQLite. */
  async up() {
    const id = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    const kinds = dangerKinds.map((kind) => `'${kind}'`).join(', ')
    this.schema.raw(
      `alter table tickets add column danger varchar(20) null check (danger in (${kinds}))`
    )
    this.schema.raw(
      `alter table tickets add column about_user_id ${id} null references users (id) on delete set null`
    )
    this.schema.raw(`alter table tickets add column about_photo_id ${id} null`)
    this.schema.raw('create index tickets_about_user on tickets (about_user_id)')
    this.schema.raw(
      `create index tickets_danger on tickets (opened_at, id)
       where danger is not null and state in ('open', 'waiting')`
    )
  }

  async down() {
    this.schema.raw('drop index tickets_danger')
    this.schema.raw('drop index tickets_about_user')
    for (const column of ['about_photo_id', 'about_user_id', 'danger']) {
      this.schema.raw(`alter table tickets drop column ${column}`)
    }
  }
}
