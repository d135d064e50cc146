import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which admin read which conversation of members, when and why. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('readings', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id')
      table
        .uuid('conversation_id')
        .notNullable()
        .references('conversations.id')
        .onDelete('CASCADE')
        .index()
      table.uuid('report_id').nullable().references('reports.id').onDelete('SET NULL')
      table.text('reason').nullable()
      table.bigInteger('opened_at').notNullable()
      table.index(['admin_id', 'conversation_id', 'opened_at'])
    })
  }

  async down() {
    this.schema.dropTable('readings')
  }
}
