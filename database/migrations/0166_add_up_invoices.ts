import { BaseSchema } from '@adonisjs/lucid/schema'

/** Add up the VAT of a quarter from an index alone, and find the few documents that correct another. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index invoices_added_up on invoices
         (series, issued_at, country, currency, vat_rate, kind, net_amount, vat_amount, gross_amount)
       where (substr(occasion, 1, 6) = 'order:')`
    )
    this.schema.raw(
      `create index invoices_that_correct on invoices (series, issued_at)
       where not (substr(occasion, 1, 6) = 'order:')`
    )
  }

  async down() {
    this.schema.raw('drop index invoices_added_up')
    this.schema.raw('drop index invoices_that_correct')
  }
}
