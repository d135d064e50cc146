import { BaseSchema } from '@adonisjs/lucid/schema'

/** The country of a login by its IP address, which is not stored; null when unknown. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('logins', (table) => {
      table.string('country', 2).nullable()
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table logins drop column country')
  }
}
