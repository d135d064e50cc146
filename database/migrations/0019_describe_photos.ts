import { BaseSchema } from '@adonisjs/lucid/schema'

/** Captions and rejection reasons of photos, and unique storage keys. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('photos', (table) => {
      table.text('caption').nullable()
      table.string('rejection', 20).nullable()
      table.unique(['storage_key'])
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite and break references to it. */
  async down() {
    this.schema.alterTable('photos', (table) => table.dropUnique(['storage_key']))
    this.schema.raw('alter table photos drop column caption')
    this.schema.raw('alter table photos drop column rejection')
  }
}
