import { BaseSchema } from '@adonisjs/lucid/schema'

/** Refunds that the operator transfers, as no provider holds the money. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payouts', (table) => {
      table.uuid('id').primary()
      table.string('provider', 20).notNullable()
      table.string('payment_id', 100).notNullable()
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable().checkIn(['EUR'])
      table.string('description', 140).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('paid_at').nullable()
      table.index(['provider', 'payment_id'])
      table.index(['paid_at', 'id'])
      table.check('amount > 0', [], 'payouts_positive')
    })
  }

  async down() {
    this.schema.dropTable('payouts')
  }
}
