import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An interest says of its member what a search asks, as the profile does, so that a search finds who
 * shares it in an index of its own, in search order. Triggers keep it so.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.#onPostgres()
    for (const [column, type] of Object.entries(described)) {
      const known = column === 'site_id' && onPostgres ? 'uuid' : type
      this.schema.raw(`alter table profile_interests add column ${column} ${known}`)
    }
    this.schema.raw(`
      update profile_interests set (${columns.join(', ')}) =
        (select ${columns.join(', ')} from profiles where profiles.id = profile_id)`)
    this.schema.raw('drop index profile_interests_interest_profile_id_index')
    this.schema
      .raw(`create index profile_interests_listed on profile_interests (${order}, ${filters})
      where status = 'active' and not invisible`)
    for (const statement of onPostgres ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    const onPostgres = this.#onPostgres()
    this.schema.raw(`drop trigger describe_interest${onPostgres ? ' on profile_interests' : ''}`)
    this.schema.raw(`drop trigger describe_interests${onPostgres ? ' on profiles' : ''}`)
    if (onPostgres) {
      this.schema.raw('drop function describe_interest')
      this.schema.raw('drop function describe_interests')
    }
    this.schema.raw('drop index profile_interests_listed')
    for (const column of columns) {
      this.schema.raw(`alter table profile_interests drop column ${column}`)
    }
    this.schema.alterTable('profile_interests', (table) => {
      table.index(['interest', 'profile_id'])
    })
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

/** Null only within the statement that adds an interest on SQLite. */
const described = {
  site_id: 'char(36)',
  status: 'varchar(20)',
  invisible: 'boolean',
  country: 'varchar(2)',
  region_id: 'integer',
  gender: 'varchar(10)',
  sexuality: 'varchar(10)',
  date_of_birth: 'varchar(10)',
  has_photo: 'boolean',
  last_active_at: 'bigint',
  hair_colour: 'varchar(30)',
  eye_colour: 'varchar(30)',
  body_type: 'varchar(30)',
  relationship_status: 'varchar(30)',
}

const columns = Object.keys(described)

const order = 'interest, country, gender, has_photo desc, last_active_at desc, profile_id desc'

/** Covering, so that members who do not match are skipped without reading the table. */
const filters = `date_of_birth, sexuality, region_id,
  hair_colour, eye_colour, body_type, relationship_status`

const describeAll = `
  update profile_interests set ${columns.map((column) => `${column} = new.${column}`).join(', ')}
  where profile_id = new.id;`

/** `has_photo` is generated from `main_photo_id`. */
const changes = columns.join(', ').replace('has_photo', 'main_photo_id')

const triggersOfSqlite = [
  `create trigger describe_interest after insert on profile_interests begin
     update profile_interests set (${columns.join(', ')}) =
       (select ${columns.join(', ')} from profiles where id = new.profile_id)
     where profile_id = new.profile_id and interest = new.interest;
   end`,
  `create trigger describe_interests after update of ${changes} on profiles
   begin ${describeAll} end`,
]

/** The lock keeps the profile as it is until the interest is seen by who changes the profile. */
const triggersOfPostgres = [
  `create function describe_interest() returns trigger language plpgsql as $$ begin
     select ${columns.join(', ')} into ${columns.map((column) => `new.${column}`).join(', ')}
     from profiles where id = new.profile_id for no key update;
     return new;
   end $$`,
  `create trigger describe_interest before insert on profile_interests
   for each row execute function describe_interest()`,
  `create function describe_interests() returns trigger language plpgsql as $$
   begin ${describeAll} return null; end $$`,
  `create trigger describe_interests after update of ${changes} on profiles
   for each row execute function describe_interests()`,
]
