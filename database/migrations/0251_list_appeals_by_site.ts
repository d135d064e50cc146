import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Copies the site of the member to appeals, as migration 0168 does to orders and reports: an index finds
 * those of a small site among all others.
 */
export default class extends BaseSchema {
  async up() {
    const type = this.#onPostgres() ? 'uuid' : 'char(36)'
    this.schema.raw(`alter table appeals add column site_id ${type}`)
    this.schema.raw(
      `update appeals set site_id = (select site_id from users where users.id = appeals.user_id)`
    )
    for (const statement of this.#onPostgres() ? onPostgres : onSqlite) this.schema.raw(statement)
    this.schema.raw(
      `create index appeals_decided_by_site on appeals (site_id, made_at, id) where decision is not null`
    )
  }

  async down() {
    const on = (place: string) => (this.#onPostgres() ? ` on ${place}` : '')
    this.schema.raw('drop index appeals_decided_by_site')
    this.schema.raw(`drop trigger copy_site_to_appeals${on('appeals')}`)
    this.schema.raw(`drop trigger move_appeals${on('users')}`)
    if (this.#onPostgres()) {
      this.schema.raw('drop function copy_site_to_appeals')
      this.schema.raw('drop function move_appeals')
    }
    this.schema.raw('alter table appeals drop column site_id')
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

const onPostgres = [
  `create function copy_site_to_appeals() returns trigger language plpgsql as $$ begin
    select site_id into new.site_id from users where id = new.user_id; return new; end $$`,
  `create function move_appeals() returns trigger language plpgsql as $$ begin
    update appeals set site_id = new.site_id where user_id = new.id; return null; end $$`,
  `create trigger copy_site_to_appeals before insert on appeals
    for each row execute function copy_site_to_appeals()`,
  `create trigger move_appeals after update of site_id on users
    for each row when (old.site_id <> new.site_id) execute function move_appeals()`,
]

const onSqlite = [
  `create trigger copy_site_to_appeals after insert on appeals begin
    update appeals set site_id = (select site_id from users where id = new.user_id)
    where id = new.id; end`,
  `create trigger move_appeals after update of site_id on users
    when old.site_id <> new.site_id begin
    update appeals set site_id = new.site_id where user_id = new.id; end`,
]
