import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'

/** Refunds that were made in the dashboard of a provider. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('provider_refunds', (table) => {
      table.string('id', 100).primary()
      table.uuid('order_id').notNullable().references('orders.id').index()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('found_at').notNullable()
      table.check('amount > 0', [], 'provider_refunds_positive')
    })
  }

  async down() {
    this.schema.dropTable('provider_refunds')
  }
}
