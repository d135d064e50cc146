import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The VAT of whole months that are over, by series, country, currency and rate, and by how many quarters
 * ago what was corrected had been invoiced; months are those of the zone in which they were added up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vat_months', (table) => {
      table.string('series', 30).notNullable()
      table.string('zone', 50).notNullable()
      table.string('month', 7).notNullable()
      table.string('country', 2).notNullable()
      table.string('currency', 3).notNullable()
      table.integer('vat_rate').notNullable()
      table.integer('quarters_ago').notNullable()
      table.integer('documents').notNullable()
      for (const amount of ['net', 'vat', 'gross']) table.bigInteger(amount).notNullable()
      table.primary(['series', 'zone', 'month', 'country', 'currency', 'vat_rate', 'quarters_ago'])
    })
  }

  async down() {
    this.schema.dropTable('vat_months')
  }
}
