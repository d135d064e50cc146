import { BaseSchema } from '@adonisjs/lucid/schema'

/** Words that admins answer tickets with again and again. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ready_answers', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').nullable().references('admins.id').index()
      table.uuid('site_id').nullable().references('sites.id').onDelete('CASCADE')
      table.string('language', 2).notNullable()
      table.string('title', 80).notNullable()
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['language', 'title'])
    })
  }

  async down() {
    this.schema.dropTable('ready_answers')
  }
}
