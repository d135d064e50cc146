import { BaseSchema } from '@adonisjs/lucid/schema'
import { locales } from '#core/sites/locales'

/** A site is a domain with its own name and settings; a missing setting has its default. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sites', (table) => {
      table.uuid('id').primary()
      table.string('domain', 190).notNullable().unique()
      table.string('name', 60).notNullable()
      table
        .string('domain_language', 2)
        .nullable()
        .checkIn([...locales])
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('settings', (table) => {
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE')
      table.string('name', 60).notNullable()
      table.text('value').notNullable()
      table.primary(['site_id', 'name'])
    })
  }

  async down() {
    this.schema.dropTable('settings')
    this.schema.dropTable('sites')
  }
}
