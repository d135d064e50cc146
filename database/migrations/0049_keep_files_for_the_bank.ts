import { BaseSchema } from '@adonisjs/lucid/schema'

/** Exported files for the bank, stored so that they can be exported again unchanged. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sepa_files', (table) => {
      table.string('message_id', 35).primary()
      table.uuid('site_id').notNullable().references('sites.id')
      table.text('content').notNullable()
      table.integer('count').notNullable()
      table.bigInteger('sum').notNullable()
      table.bigInteger('created_at').notNullable()
      table.check('count > 0 and sum > 0', [], 'sepa_files_not_empty')
    })
  }

  async down() {
    this.schema.dropTable('sepa_files')
  }
}
