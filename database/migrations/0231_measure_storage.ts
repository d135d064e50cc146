import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many photos there were, and how much room their files took, when a job last looked. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('storage_measurements', (table) => {
      table.bigInteger('measured_at').primary()
      table.integer('photos').notNullable()
      table.integer('files').notNullable()
      table.bigInteger('bytes').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('storage_measurements')
  }
}
