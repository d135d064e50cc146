import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the owner says under a photo, why one was rejected, and whose a file is. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('photos', (table) => {
      table.text('caption').nullable()
      table.string('rejection', 20).nullable()
      table.unique(['storage_key'])
    })
  }

  /** Columns in SQL: on SQLite Knex would make the table anew, and break what refers to it. */
  async down() {
    this.schema.alterTable('photos', (table) => table.dropUnique(['storage_key']))
    this.schema.raw('alter table photos drop column caption')
    this.schema.raw('alter table photos drop column rejection')
  }
}
