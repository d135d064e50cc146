import { BaseSchema } from '@adonisjs/lucid/schema'
import { locales } from '#core/sites/locales'

/** Texts that admins keep for replies as fictional profiles, each their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ready_lines', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE')
      table
        .string('language', 2)
        .notNullable()
        .checkIn([...locales])
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['admin_id', 'language', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('ready_lines')
  }
}
