import { currencies } from '#core/money'
import { invoiceKinds } from '#core/payments/invoices/invoice'
import { Migration } from '#database/migration'

/** Invoices and credit notes, numbered by company and year; they do not name the buyer. */
export default class extends Migration {
  async up() {
    this.schema.createTable('invoice_series', (table) => {
      table.string('series', 30).notNullable()
      table.integer('year').notNullable()
      table.integer('last_number').notNullable()
      table.primary(['series', 'year'])
      table.check('last_number > 0', [], 'invoice_series_positive')
    })

    this.#createInvoices()

    // The VAT of whole months that are over, and by how many quarters ago what was corrected had been invoiced; months
    // are those of the zone in which they were added up.
    this.schema.createTable('vat_months', (table) => {
      table.string('series', 30).notNullable()
      table.string('zone', 50).notNullable()
      table.string('month', 7).notNullable()
      table.string('country', 2).notNullable()
      table.string('currency', 3).notNullable()
      table.integer('vat_rate').notNullable()
      table.integer('quarters_ago').notNullable()
      table.integer('documents').notNullable()
      for (const amount of ['net', 'vat', 'gross']) table.bigInteger(amount).notNullable()
      table.primary(['series', 'zone', 'month', 'country', 'currency', 'vat_rate', 'quarters_ago'])
    })

    // What the invoices and credit notes of old orders, which are removed, said together.
    this.schema.createTable('removed_documents', (table) => {
      table.string('currency', 3).primary()
      table.bigInteger('invoiced').notNullable()
      table.bigInteger('credited').notNullable()
    })
  }

  #createInvoices() {
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
    // The VAT of a company in a quarter is added up from an index alone; the few documents that correct another have
    // one of their own.
    const ofOrders = `substr(occasion, 1, 6) = 'order:'`
    this.index('invoices_by_issue', 'invoices (series, issued_at)')
    this.index(
      'invoices_added_up',
      `invoices (series, issued_at, country, currency, vat_rate, kind, net_amount, vat_amount, gross_amount)
        where (${ofOrders})`
    )
    this.index('invoices_that_correct', `invoices (series, issued_at) where not (${ofOrders})`)
  }

  async down() {
    this.dropTables('removed_documents', 'vat_months', 'invoices', 'invoice_series')
  }
}
