import { BaseSchema } from '@adonisjs/lucid/schema'
import { debitStates } from '#core/payments/direct_debit/debit'

/** Signed mandates, and the debits that they allow. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mandates', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id')
      table.string('reference', 35).notNullable().unique()
      table.string('account_holder', 70).notNullable()
      table.string('iban', 34).notNullable()
      table.string('street', 70).notNullable()
      table.string('house_number', 16).notNullable()
      table.string('zip', 16).notNullable()
      table.string('city', 35).notNullable()
      table.string('country', 2).notNullable()
      table.string('phone', 16).notNullable()
      table.bigInteger('signed_at').notNullable()
      table.index(['user_id', 'signed_at'])
    })

    this.schema.createTable('debits', (table) => {
      table.uuid('id').primary()
      table.uuid('order_id').notNullable().references('orders.id').unique()
      table.uuid('mandate_id').notNullable().references('mandates.id').unique()
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable().checkIn(['EUR'])
      table.string('end_to_end_id', 35).notNullable().unique()
      table.string('collect_on', 10).notNullable()
      table
        .string('state', 10)
        .notNullable()
        .checkIn([...debitStates])
      table.bigInteger('created_at').notNullable()
      table.string('exported_in', 35).nullable().index()
      table.bigInteger('exported_at').nullable()
      table.bigInteger('settled_at').nullable()
      table.bigInteger('returned_at').nullable()
      table.string('return_reason', 4).nullable()
      table.index(['state', 'collect_on', 'id'])
      table.check('amount > 0', [], 'debits_positive')
      table.check(
        "(state = 'returned') = (returned_at is not null)",
        [],
        'debits_returned_at_a_moment'
      )
    })
  }

  async down() {
    for (const table of ['debits', 'mandates']) this.schema.dropTable(table)
  }
}
