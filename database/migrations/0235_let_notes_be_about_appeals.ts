import { BaseSchema } from '@adonisjs/lucid/schema'

/** A note that an admin writes on an appeal stands in the file of its member, too. */
export default class extends BaseSchema {
  /** In SQL, as Knex would rebuild the table on SQLite. */
  async up() {
    const uuid = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.raw(
      `alter table member_notes add column appeal_id ${uuid} references appeals (id) on delete cascade`
    )
    this.schema.alterTable('member_notes', (table) => table.index('appeal_id'))
  }

  async down() {
    this.schema.alterTable('member_notes', (table) => table.dropIndex('appeal_id'))
    this.schema.raw('alter table member_notes drop column appeal_id')
  }
}
