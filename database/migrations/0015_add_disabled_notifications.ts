import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a member gets no notifications by mail, as a list in JSON; empty for almost all. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.text('notifications_disabled').notNullable().defaultTo('[]')
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite and break references to it. */
  async down() {
    this.schema.raw('alter table users drop column notifications_disabled')
  }
}
