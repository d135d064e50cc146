import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serves the VAT of a company in a quarter. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create index invoices_by_issue on invoices (series, issued_at)')
  }

  async down() {
    this.schema.raw('drop index invoices_by_issue')
  }
}
