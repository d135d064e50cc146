import { BaseSchema } from '@adonisjs/lucid/schema'

/** Up to which message a member removed the chat; the partner's side is not touched by it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('participants', (table) => {
      table.integer('removed_up_to').notNullable().defaultTo(0)
    })
  }

  /** In SQL: on SQLite Knex would make the table anew. */
  async down() {
    this.schema.raw('alter table participants drop column removed_up_to')
  }
}
