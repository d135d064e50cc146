import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'
import { refundStates } from '#core/payments/refunds/refund'
import { refundStatuses } from '#core/ports/payment_gateway'

/** Refunds of unused credits, and their records at the sandbox. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('refunds', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id')
      table.string('request_id', 64).notNullable()
      table.integer('credits').notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table
        .string('status', 15)
        .notNullable()
        .checkIn([...refundStates])
      table.bigInteger('created_at').notNullable()
      table.bigInteger('ended_at').nullable()
      table.unique(['order_id', 'request_id'])
      table.index(['status', 'id'])
      table.check('credits > 0 and amount > 0', [], 'refunds_positive')
    })

    this.schema.createTable('sandbox_refunds', (table) => {
      table.string('id', 40).primary()
      // No foreign key: orders of the demo world have payments that the sandbox never had.
      table.string('payment_id', 40).notNullable().index()
      table
        .string('status', 15)
        .notNullable()
        .checkIn([...refundStatuses])
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('created_at').notNullable()
      table.check('amount > 0', [], 'sandbox_refunds_positive')
    })
  }

  async down() {
    for (const table of ['sandbox_refunds', 'refunds']) this.schema.dropTable(table)
  }
}
