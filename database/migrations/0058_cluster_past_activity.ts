import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A table without row ids on SQLite, so that the later pages of a search find past activity in one
 * lookup. Its rows are at most half an hour old, and are dropped here.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name !== 'postgres') this.#create('without rowid')
  }

  async down() {
    if (this.db.dialect.name !== 'postgres') this.#create()
  }

  #create(kind = '') {
    this.schema.dropTable('past_activity')
    this.schema.raw(`
      create table past_activity (
        profile_id char(36) not null references profiles (id) on delete cascade,
        replaced_at bigint not null,
        active_at bigint not null,
        primary key (profile_id, replaced_at)
      ) ${kind}`)
    this.schema.alterTable('past_activity', (table) => {
      table.index(['replaced_at'])
      table.index(['active_at', 'replaced_at'])
    })
  }
}
