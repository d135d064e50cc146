import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row, written every second where a replica is read: its age there tells how far that is behind. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('replica_heartbeats', (table) => {
      table.smallint('id').primary()
      table.bigInteger('at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('replica_heartbeats')
  }
}
