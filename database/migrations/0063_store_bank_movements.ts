import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every movement that a bank has told of, and the operator's list of what is unclear. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bank_movements', (table) => {
      table.uuid('id').primary()
      table.string('account', 34).notNullable()
      table.string('fingerprint', 64).notNullable()
      table.integer('position').notNullable()
      table.string('bank_reference', 200).nullable()
      table.string('direction', 3).notNullable().checkIn(['in', 'out'])
      table.bigInteger('amount').notNullable()
      table.string('currency', 10).notNullable()
      table.string('booked_on', 10).notNullable()
      table.string('outcome', 40).nullable().index()
      table.bigInteger('found_at').notNullable()
      table.unique(['account', 'fingerprint', 'position'])
    })

    this.schema.createTable('open_items', (table) => {
      table.uuid('id').primary()
      table.string('kind', 40).notNullable()
      table.string('source', 20).notNullable()
      table.string('source_id', 200).notNullable()
      table.uuid('order_id').nullable().references('orders.id').index()
      table.bigInteger('amount').notNullable()
      table.string('currency', 10).notNullable()
      table.string('direction', 3).notNullable().checkIn(['in', 'out'])
      table.string('details', 500).notNullable()
      table.bigInteger('found_at').notNullable()
      table.bigInteger('closed_at').nullable()
      table.string('closed_note', 500).nullable()
      table.unique(['source', 'source_id'])
      table.index(['closed_at', 'id'])
    })
  }

  async down() {
    for (const table of ['open_items', 'bank_movements']) this.schema.dropTable(table)
  }
}
