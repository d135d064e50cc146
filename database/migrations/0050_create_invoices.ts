import { BaseSchema } from '@adonisjs/lucid/schema'
import { currencies } from '#core/money'
import { invoiceKinds } from '#core/payments/invoices/invoice'

/** Invoices and credit notes, numbered by company and year; they do not name the buyer. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('invoice_series', (table) => {
      table.string('series', 30).notNullable()
      table.integer('year').notNullable()
      table.integer('last_number').notNullable()
      table.primary(['series', 'year'])
      table.check('last_number > 0', [], 'invoice_series_positive')
    })

    this.schema.createTable('invoices', (table) => {
      table.uuid('id').primary()
      table
        .string('kind', 15)
        .notNullable()
        .checkIn([...invoiceKinds])
      table.uuid('order_id').notNullable().references('orders.id').index()
      table.string('occasion', 50).notNullable().unique()
      table.string('series', 30).notNullable()
      table.integer('year').notNullable()
      table.integer('number').notNullable()
      table.bigInteger('issued_at').notNullable()
      table.string('language', 2).notNullable()
      table.string('country', 2).notNullable()
      table
        .string('currency', 3)
        .notNullable()
        .checkIn([...currencies])
      table.integer('vat_rate').notNullable()
      for (const amount of ['gross', 'net', 'vat']) {
        table.integer(`${amount}_amount`).notNullable()
      }
      table.text('seller').notNullable()
      table.unique(['series', 'year', 'number'])
      table.check('gross_amount = net_amount + vat_amount', [], 'invoices_add_up')
      table.check(
        'number > 0 and gross_amount > 0 and vat_rate >= 0 and vat_amount >= 0',
        [],
        'invoices_positive'
      )
    })
  }

  async down() {
    for (const table of ['invoices', 'invoice_series']) this.schema.dropTable(table)
  }
}
