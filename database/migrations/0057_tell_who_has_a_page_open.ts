import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a member has a page open on any node, for workers too. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('profiles', (table) => {
      table.boolean('listening').notNullable().defaultTo(false)
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table profiles drop column listening')
  }
}
