import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Past activity says of its member what a search asks, as the profile does, so that the later pages
 * of a search find who moved in an index of their own. Triggers keep it so. The rows are at most half
 * an hour old, and are dropped here.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.#onPostgres()
    this.#dropTrigger('remember_activity')
    this.schema.dropTable('past_activity')
    this.schema.raw(`
      create table past_activity (
        profile_id ${this.#uuid()} not null references profiles (id) on delete cascade,
        replaced_at bigint not null,
        active_at bigint not null,
        brief boolean not null,
        site_id ${this.#uuid()} not null,
        status varchar(20) not null,
        invisible boolean not null,
        country varchar(2) not null,
        region_id integer not null,
        gender varchar(10) not null,
        sexuality varchar(10) not null,
        date_of_birth varchar(10) not null,
        has_photo boolean not null,
        hair_colour varchar(30),
        eye_colour varchar(30),
        body_type varchar(30),
        relationship_status varchar(30),
        primary key (profile_id, replaced_at)
      ) ${onPostgres ? '' : 'without rowid'}`)
    this.schema.raw('create index past_activity_replaced_at_index on past_activity (replaced_at)')
    for (const [name, place] of [
      ['by_country', 'country, '],
      ['everywhere', ''],
    ]) {
      this.schema.raw(
        `create index past_activity_listed_${name} on past_activity (${place}${order}, ${filters})
          where status = 'active' and not invisible`
      )
    }
    for (const statement of onPostgres ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.#dropTrigger('describe_past_activity')
    this.#dropTrigger('remember_activity')
    this.schema.dropTable('past_activity')
    this.schema.raw(`
      create table past_activity (
        profile_id ${this.#uuid()} not null references profiles (id) on delete cascade,
        replaced_at bigint not null,
        active_at bigint not null,
        primary key (profile_id, replaced_at)
      ) ${this.#onPostgres() ? '' : 'without rowid'}`)
    this.schema.alterTable('past_activity', (table) => {
      table.index(['replaced_at'])
      table.index(['active_at', 'replaced_at'])
    })
    for (const statement of this.#onPostgres() ? formerOfPostgres : formerOfSqlite) {
      this.schema.raw(statement)
    }
  }

  #dropTrigger(name: string) {
    this.schema.raw(`drop trigger ${name}${this.#onPostgres() ? ' on profiles' : ''}`)
    if (this.#onPostgres()) this.schema.raw(`drop function ${name}`)
  }

  #uuid() {
    return this.#onPostgres() ? 'uuid' : 'char(36)'
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

const order = 'gender, has_photo, brief, active_at desc, profile_id desc'

/** Covering, so that members who do not match are skipped without reading the table. */
const filters = `replaced_at, date_of_birth, sexuality, region_id,
  hair_colour, eye_colour, body_type, relationship_status`

const described = [
  'site_id',
  'status',
  'invisible',
  'country',
  'region_id',
  'gender',
  'sexuality',
  'date_of_birth',
  'has_photo',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
]

/** Brief: active again within five minutes, as nearly all are who stay on the site. */
const remember = `
  insert into past_activity (profile_id, replaced_at, active_at, brief, ${described.join(', ')})
  values (new.id, new.last_active_at, old.last_active_at,
    new.last_active_at - old.last_active_at <= 300000,
    ${described.map((column) => `new.${column}`).join(', ')})
  on conflict do nothing;`

const describe = `
  update past_activity set ${described.map((column) => `${column} = new.${column}`).join(', ')}
  where profile_id = new.id;`

const rises = 'when (new.last_active_at > old.last_active_at)'

/** `has_photo` is generated from `main_photo_id`. */
const changes = described.join(', ').replace('has_photo', 'main_photo_id')

const triggersOfSqlite = [
  `create trigger remember_activity after update of last_active_at on profiles
   ${rises} begin ${remember} end`,
  `create trigger describe_past_activity after update of ${changes} on profiles
   begin ${describe} end`,
]

const triggersOfPostgres = [
  `create function remember_activity() returns trigger language plpgsql as $$
   begin ${remember} return null; end $$`,
  `create trigger remember_activity after update of last_active_at on profiles
   for each row ${rises} execute function remember_activity()`,
  `create function describe_past_activity() returns trigger language plpgsql as $$
   begin ${describe} return null; end $$`,
  `create trigger describe_past_activity after update of ${changes} on profiles
   for each row execute function describe_past_activity()`,
]

const formerly = `
  insert into past_activity (profile_id, replaced_at, active_at)
  values (new.id, new.last_active_at, old.last_active_at)
  on conflict do nothing;`

const formerOfSqlite = [
  `create trigger remember_activity after update of last_active_at on profiles
   ${rises} begin ${formerly} end`,
]

const formerOfPostgres = [
  `create function remember_activity() returns trigger language plpgsql as $$
   begin ${formerly} return null; end $$`,
  `create trigger remember_activity after update of last_active_at on profiles
   for each row ${rises} execute function remember_activity()`,
]
