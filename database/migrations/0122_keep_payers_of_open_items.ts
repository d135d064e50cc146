import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whom unmatched money came from, so that it can be matched with its payer, or sent back. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('open_items', (table) => {
      table.string('payer_name', 200).nullable()
      table.string('payer_iban', 34).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table open_items drop column payer_name')
    this.schema.raw('alter table open_items drop column payer_iban')
  }
}
