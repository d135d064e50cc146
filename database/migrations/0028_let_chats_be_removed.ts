import { BaseSchema } from '@adonisjs/lucid/schema'

/** Up to which sequence a member has removed a conversation from their own overview. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('participants', (table) => {
      table.integer('removed_up_to').notNullable().defaultTo(0)
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table participants drop column removed_up_to')
  }
}
