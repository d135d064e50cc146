import { BaseSchema } from '@adonisjs/lucid/schema'

const account = ['iban', 'bic', 'creditor_id']

/** The account of the company. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('companies', (table) => {
      table.string('iban', 34).nullable()
      table.string('bic', 11).nullable()
      table.string('creditor_id', 35).nullable()
    })
  }

  async down() {
    for (const column of account) this.schema.raw(`alter table companies drop column ${column}`)
  }
}
