import { BaseSchema } from '@adonisjs/lucid/schema'

/** The country a login came from, by its address, which is not kept; null where that tells nothing. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('logins', (table) => {
      table.string('country', 2).nullable()
    })
  }

  /** In SQL: on SQLite Knex would make the table anew. */
  async down() {
    this.schema.raw('alter table logins drop column country')
  }
}
