import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serves the later pages of a large search, which read the past order from the top. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('past_activity', (table) => {
      table.index(['active_at', 'replaced_at'])
    })
  }

  async down() {
    this.schema.alterTable('past_activity', (table) => {
      table.dropIndex(['active_at', 'replaced_at'])
    })
  }
}
