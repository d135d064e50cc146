import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bank that the payer chose before paying. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sandbox_payments', (table) => {
      table.string('bank', 11).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table sandbox_payments drop column bank')
  }
}
