import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What admins have filled in for a site and not kept yet, one draft for each, and the browser in which
 * they look at the site with it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('setting_drafts', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE')
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE').index()
      table.text('changes').notNullable()
      table.bigInteger('changed_at').notNullable()
      table
        .uuid('session_id')
        .nullable()
        .references('admin_sessions.id')
        .onDelete('SET NULL')
        .index()
      table.string('preview_digest', 64).nullable().unique()
      table.bigInteger('preview_opened_at').nullable()
      table.bigInteger('preview_until').nullable()
      table.unique(['admin_id', 'site_id'])
    })
  }

  async down() {
    this.schema.dropTable('setting_drafts')
  }
}
