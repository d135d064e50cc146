import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files that were made for the bank, so that they can be made again as they were. */
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
