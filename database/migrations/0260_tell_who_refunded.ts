import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which admin made a refund: what one admin gives one member back is limited. */
export default class extends BaseSchema {
  /** In SQL, as Knex would rebuild the table on SQLite. */
  async up() {
    const adminId = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.raw(
      `alter table refunds add column refunded_by ${adminId} null references admins (id)`
    )
  }

  async down() {
    this.schema.raw('alter table refunds drop column refunded_by')
  }
}
