import { BaseSchema } from '@adonisjs/lucid/schema'

/** How an admin settled by hand that a refund failed. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refunds', (table) => {
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table refunds drop column settled_at')
    this.schema.raw('alter table refunds drop column settled_note')
  }
}
