import { BaseSchema } from '@adonisjs/lucid/schema'

/** What admins should know of a member. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('member_notes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('admin_id').notNullable().references('admins.id')
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('pinned_at').nullable()
      table.index(['user_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('member_notes')
  }
}
