import { BaseSchema } from '@adonisjs/lucid/schema'

/** What became of pushes and mails, by day (UTC), without saying whose. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('delivery_counts', (table) => {
      table.string('day', 10).notNullable()
      table.string('outcome', 20).notNullable()
      table.integer('number').notNullable()
      table.primary(['day', 'outcome'])
    })
  }

  async down() {
    this.schema.dropTable('delivery_counts')
  }
}
