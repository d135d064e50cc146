import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'
import { surplusStatuses } from '#core/payments/surplus/surplus_payment'

/** Money that its order did not need, and whether it was refunded. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('surplus_payments', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id')
      table.string('provider', 20).notNullable()
      table.string('payment_id', 100).notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...surplusStatuses])
      table.bigInteger('found_at').notNullable()
      table.unique(['provider', 'payment_id'])
      table.index(['order_id'])
      table.index(['status', 'id'])
      table.check('amount > 0', [], 'surplus_payments_positive')
    })
  }

  async down() {
    this.schema.dropTable('surplus_payments')
  }
}
