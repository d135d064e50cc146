import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the invoices and credit notes of old orders, which are removed, said together. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('removed_documents', (table) => {
      table.string('currency', 3).primary()
      table.bigInteger('invoiced').notNullable()
      table.bigInteger('credited').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('removed_documents')
  }
}
