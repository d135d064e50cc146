import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The previous activity of members, so that a running search keeps them where they stood when it
 * began. Written by triggers on every change of a profile; old rows are swept hourly.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('past_activity', (table) => {
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.bigInteger('replaced_at').notNullable()
      table.bigInteger('active_at').notNullable()
      table.primary(['profile_id', 'replaced_at'])
      // For the sweep.
      table.index(['replaced_at'])
    })
    for (const statement of this.#onPostgres() ? triggerOfPostgres : triggerOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw(`drop trigger remember_activity${this.#onPostgres() ? ' on profiles' : ''}`)
    if (this.#onPostgres()) this.schema.raw('drop function remember_activity')
    this.schema.dropTable('past_activity')
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

const remember = `
  insert into past_activity (profile_id, replaced_at, active_at)
  values (new.id, new.last_active_at, old.last_active_at)
  on conflict do nothing;`

const triggerOfSqlite = [
  `create trigger remember_activity after update of last_active_at on profiles
   when new.last_active_at > old.last_active_at begin ${remember} end`,
]

const triggerOfPostgres = [
  `create function remember_activity() returns trigger language plpgsql as $$
   begin ${remember} return null; end $$`,
  `create trigger remember_activity after update of last_active_at on profiles
   for each row when (new.last_active_at > old.last_active_at)
   execute function remember_activity()`,
]
