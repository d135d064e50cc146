import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each payment provider received on a day, beside what the ledger sold. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('settlement_comparisons', (table) => {
      table.string('id', 40).primary()
      table.string('provider', 20).notNullable()
      table.string('day', 10).notNullable()
      table.bigInteger('compared_at').notNullable()
      table.integer('orders').notNullable()
      table.text('totals').notNullable()
      table.integer('differing').notNullable()
      table.text('differences').notNullable()
      table.unique(['day', 'provider'])
    })
    this.schema.raw(
      `create index settlement_comparisons_that_differ on settlement_comparisons (day, provider)
        where differing > 0`
    )
  }

  async down() {
    this.schema.dropTable('settlement_comparisons')
  }
}
