import { BaseSchema } from '@adonisjs/lucid/schema'

/** What admins asked no more for of a price, and when: together it is limited for each member. */
export default class extends BaseSchema {
  /** In SQL, as Knex would rebuild the table on SQLite. */
  async up() {
    this.schema.raw('alter table bank_transfers add column forgiven integer not null default 0')
    this.schema.raw('alter table bank_transfers add column forgiven_at bigint null')
  }

  async down() {
    this.schema.raw('alter table bank_transfers drop column forgiven_at')
    this.schema.raw('alter table bank_transfers drop column forgiven')
  }
}
