import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deletions by an admin, and exports of a member's data for an authority. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('account_deletions', (table) => {
      table.boolean('by_admin').notNullable().defaultTo(false)
    })
    this.schema.createTable('member_exports', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('admin_id').notNullable().references('admins.id')
      table.text('authority').notNullable()
      table.text('file_number').notNullable()
      table.bigInteger('requested_at').notNullable()
      table.bigInteger('expires_at').nullable()
      table.bigInteger('taken_at').nullable()
      table.bigInteger('removed_at').nullable()
      table.index(['user_id', 'requested_at'])
      table.index(['removed_at', 'expires_at'])
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.dropTable('member_exports')
    this.schema.raw('alter table account_deletions drop column by_admin')
  }
}
