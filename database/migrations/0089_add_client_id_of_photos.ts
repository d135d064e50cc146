import { BaseSchema } from '@adonisjs/lucid/schema'

/** The id that the uploader's browser gave a photo, so that a retry stores no second one. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('photos', (table) => {
      table.string('client_id', 64).nullable()
      table.unique(['profile_id', 'client_id'])
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite and break references to it. */
  async down() {
    this.schema.alterTable('photos', (table) => table.dropUnique(['profile_id', 'client_id']))
    this.schema.raw('alter table photos drop column client_id')
  }
}
