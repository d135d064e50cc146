import { BaseSchema } from '@adonisjs/lucid/schema'
import { paymentStatuses } from '#core/ports/payment_gateway'

/** What providers told of the payments of orders: nothing of cards, and no whole messages. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payment_events', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id')
      table.string('provider', 20).notNullable()
      table.string('kind', 100).nullable()
      table.string('state', 100).nullable()
      table
        .string('status', 20)
        .notNullable()
        .checkIn([...paymentStatuses])
      table.bigInteger('received_at').notNullable()
      table.index(['order_id', 'received_at'])
    })
  }

  async down() {
    this.schema.dropTable('payment_events')
  }
}
