import { BaseSchema } from '@adonisjs/lucid/schema'

/** By whose days invoices are dated. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('companies', (table) => {
      table.string('time_zone', 50).notNullable().defaultTo('UTC')
    })
  }

  async down() {
    this.schema.raw('alter table companies drop column time_zone')
  }
}
