import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * For how many days a deletion can be undone, as its site had it when it was asked for. The default is
 * what held before, also for what an older release still writes during an upgrade.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('account_deletions', (table) => {
      table.integer('return_days').notNullable().defaultTo(14)
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.raw('alter table account_deletions drop column return_days')
  }
}
