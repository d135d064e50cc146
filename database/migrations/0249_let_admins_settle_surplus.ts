import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was done about a surplus that its provider would not refund: tried again, or settled by hand. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('surplus_payments', (table) => {
      table.uuid('refund_id').nullable()
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    for (const column of ['refund_id', 'settled_at', 'settled_note']) {
      this.schema.raw(`alter table surplus_payments drop column ${column}`)
    }
  }
}
