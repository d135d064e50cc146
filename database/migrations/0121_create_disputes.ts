import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'
import { disputeStatuses } from '#core/payments/disputes/dispute'

/** Payments that their payers dispute with their bank, as providers report them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('disputes', (table) => {
      table.string('id', 100).primary()
      table.uuid('order_id').notNullable().references('orders.id').index()
      table
        .string('status', 20)
        .notNullable()
        .checkIn([...disputeStatuses])
      table.string('reason', 100).notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('opened_at').notNullable()
      table.bigInteger('due_at').nullable()
      table.index(['status', 'due_at'])
      table.index(['opened_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('disputes')
  }
}
