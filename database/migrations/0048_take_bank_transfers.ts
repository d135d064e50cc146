import { BaseSchema } from '@adonisjs/lucid/schema'

const account = ['iban', 'bic', 'creditor_id']

/** The company's bank account, and expected and received transfers. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('companies', (table) => {
      table.string('iban', 34).nullable()
      table.string('bic', 11).nullable()
      table.string('creditor_id', 35).nullable()
    })

    this.schema.createTable('bank_transfers', (table) => {
      table.string('reference', 25).primary()
      table.uuid('order_id').notNullable().references('orders.id').unique()
      table.integer('amount').notNullable()
      table.string('currency', 3).notNullable().checkIn(['EUR'])
      table.string('return_url', 500).notNullable()
      table.bigInteger('created_at').notNullable().index()
      table.bigInteger('cancelled_at').nullable()
      table.check('amount > 0', [], 'bank_transfers_positive')
    })

    this.schema.createTable('incoming_transfers', (table) => {
      table.string('id', 64).primary()
      table.string('reference', 25).notNullable().references('bank_transfers.reference').index()
      table.integer('amount').notNullable()
      table.string('booked_on', 10).notNullable()
      table.string('payer_name', 140).nullable()
      table.string('payer_iban', 34).nullable()
      table.bigInteger('found_at').notNullable()
      table.check('amount > 0', [], 'incoming_transfers_positive')
    })
  }

  async down() {
    for (const table of ['incoming_transfers', 'bank_transfers']) this.schema.dropTable(table)
    for (const column of account) this.schema.raw(`alter table companies drop column ${column}`)
  }
}
