import { BaseSchema } from '@adonisjs/lucid/schema'
import { referenceOf } from '#core/payments/sepa/rf_reference'

/** What is paid of claims, the reference to pay them with, and whether their dispute was won. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('claims', (table) => {
      table.string('reference', 25).nullable().unique()
      table.bigInteger('recovered_at').nullable()
    })
    this.schema.createTable('claim_payments', (table) => {
      table.uuid('id').primary()
      table.uuid('claim_id').notNullable().references('claims.id').index()
      table.integer('amount').notNullable()
      table.integer('released_amount').notNullable()
      table.bigInteger('paid_at').notNullable()
      table.check(
        'amount > 0 and released_amount between 0 and amount',
        [],
        'claim_payments_released'
      )
    })
    this.defer(async (db) => {
      for (const { id } of await db.from('claims').select('id')) {
        const reference = referenceOf(id)
        await db.from('claims').where('id', id).update({ reference })
      }
    })
  }

  async down() {
    this.schema.dropTable('claim_payments')
    this.schema.alterTable('claims', (table) => table.dropUnique(['reference']))
    for (const column of ['recovered_at', 'reference']) {
      this.schema.raw(`alter table claims drop column ${column}`)
    }
  }
}
