import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Page views of a day (UTC) by site, label and page: 180 days of them are too many to be read one by one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('page_view_days', (table) => {
      table.string('day', 10).notNullable()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('label', 190).notNullable()
      table.string('path', 190).notNullable()
      for (const count of ['views', 'told', 'bounced', 'seconds']) {
        table.integer(count).notNullable()
      }
      table.primary(['day', 'site_id', 'label', 'path'])
    })
  }

  async down() {
    this.schema.dropTable('page_view_days')
  }
}
