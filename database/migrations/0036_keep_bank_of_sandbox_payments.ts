import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which bank the payer chose in the shop. */
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
