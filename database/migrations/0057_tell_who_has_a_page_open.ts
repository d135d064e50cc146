import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a page of the member listens, at whatever node: workers ask for it, too. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('profiles', (table) => {
      table.boolean('listening').notNullable().defaultTo(false)
    })
  }

  /** In SQL: on SQLite Knex would make the table anew. */
  async down() {
    this.schema.raw('alter table profiles drop column listening')
  }
}
