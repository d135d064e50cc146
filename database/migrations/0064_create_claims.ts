import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'

/** Money that members owe, as it was given back to them twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('claims', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').index()
      table.uuid('order_id').notNullable().references('orders.id').index()
      table.string('provider', 20).notNullable()
      table.string('payment_id', 100).notNullable()
      table.integer('amount').notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.bigInteger('found_at').notNullable()
      table.bigInteger('settled_at').nullable()
      table.string('settled_note', 500).nullable()
      table.unique(['provider', 'payment_id'])
      table.index(['settled_at', 'id'])
      table.check('amount > 0', [], 'claims_positive')
    })
  }

  async down() {
    this.schema.dropTable('claims')
  }
}
