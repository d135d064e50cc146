import { BaseSchema } from '@adonisjs/lucid/schema'

/** What operators have to look at, once a day for each site and kind. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('alarms', (table) => {
      table.string('id', 100).primary()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('kind', 40).notNullable()
      table.bigInteger('raised_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('alarms')
  }
}
