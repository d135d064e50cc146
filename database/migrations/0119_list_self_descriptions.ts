import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A self-description says of its member what a search asks, as the profile does, so that the match
 * finder finds who described themselves so in search order. Triggers keep it so.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.#onPostgres()
    for (const [column, type] of Object.entries(described)) {
      const known = column === 'site_id' && onPostgres ? 'uuid' : type
      this.schema.raw(`alter table self_descriptions add column ${column} ${known}`)
    }
    this.schema.raw(`
      update self_descriptions set (${columns.join(', ')}) =
        (select ${columns.join(', ')} from profiles where profiles.id = profile_id)`)
    this.schema.alterTable('self_descriptions', (table) => {
      table.dropIndex(['appearance', 'race'])
      table.dropIndex(['race'])
    })
    for (const [answer, other] of answers) {
      this.schema.raw(`create index self_descriptions_listed_by_${answer} on self_descriptions
        (${answer}, ${order}, ${other}, ${filters}) where status = 'active' and not invisible`)
    }
    for (const statement of onPostgres ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    const onPostgres = this.#onPostgres()
    this.schema.raw(`drop trigger place_description${onPostgres ? ' on self_descriptions' : ''}`)
    this.schema.raw(`drop trigger place_descriptions${onPostgres ? ' on profiles' : ''}`)
    if (onPostgres) {
      this.schema.raw('drop function place_description')
      this.schema.raw('drop function place_descriptions')
    }
    for (const [answer] of answers) {
      this.schema.raw(`drop index self_descriptions_listed_by_${answer}`)
    }
    for (const column of columns) {
      this.schema.raw(`alter table self_descriptions drop column ${column}`)
    }
    this.schema.alterTable('self_descriptions', (table) => {
      table.index(['appearance', 'race'])
      table.index(['race'])
    })
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

/** Null only within the statement that adds a self-description on SQLite. */
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
}

const columns = Object.keys(described)

/** What the match finder asks, each first in an index of its own, with the other one beside it. */
const answers = [
  ['appearance', 'race'],
  ['race', 'appearance'],
] as const

const order = 'country, gender, has_photo desc, last_active_at desc, profile_id desc'

/** Covering, so that members who do not match are skipped without reading the table. */
const filters = 'date_of_birth, sexuality, region_id'

const placeAll = `
  update self_descriptions set ${columns.map((column) => `${column} = new.${column}`).join(', ')}
  where profile_id = new.id;`

/** `has_photo` is generated from `main_photo_id`. */
const changes = columns.join(', ').replace('has_photo', 'main_photo_id')

const triggersOfSqlite = [
  `create trigger place_description after insert on self_descriptions begin
     update self_descriptions set (${columns.join(', ')}) =
       (select ${columns.join(', ')} from profiles where id = new.profile_id)
     where profile_id = new.profile_id;
   end`,
  `create trigger place_descriptions after update of ${changes} on profiles
   begin ${placeAll} end`,
]

/** The lock keeps the profile as it is until the self-description is seen by who changes the profile. */
const triggersOfPostgres = [
  `create function place_description() returns trigger language plpgsql as $$ begin
     select ${columns.join(', ')} into ${columns.map((column) => `new.${column}`).join(', ')}
     from profiles where id = new.profile_id for no key update;
     return new;
   end $$`,
  `create trigger place_description before insert on self_descriptions
   for each row execute function place_description()`,
  `create function place_descriptions() returns trigger language plpgsql as $$
   begin ${placeAll} return null; end $$`,
  `create trigger place_descriptions after update of ${changes} on profiles
   for each row execute function place_descriptions()`,
]
