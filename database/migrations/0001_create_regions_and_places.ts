import { Migration } from '#database/migration'

/** Regions and cities of the fifteen countries; their ids come from the seed. */
export default class extends Migration {
  async up() {
    this.schema.createTable('regions', (table) => {
      table.integer('id').primary()
      table.string('country', 2).notNullable()
      table.string('code', 20).notNullable()
      table.string('name', 120).notNullable()
      table.unique(['country', 'name'])
    })

    this.schema.createTable('places', (table) => {
      table.integer('id').primary()
      table.integer('region_id').notNullable().references('regions.id')
      table.string('country', 2).notNullable()
      table.string('name', 200).notNullable()
      table.double('latitude').notNullable()
      table.double('longitude').notNullable()
      table.integer('population').notNullable()
      table.index(['region_id', 'population'])
    })
  }

  async down() {
    this.dropTables('places', 'regions')
  }
}
