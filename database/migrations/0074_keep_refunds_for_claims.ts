import { BaseSchema } from '@adonisjs/lucid/schema'

/** What of a refund is kept, as its member owes it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refunds', (table) => {
      table.integer('kept_amount').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.raw('alter table refunds drop column kept_amount')
  }
}
