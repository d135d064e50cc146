import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A profile and its past activity name the interests of their member in one text (`,music,art,`), for
 * searches that read neither by interest. Triggers keep it so.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.#onPostgres()
    this.schema.raw('alter table profiles add column interest_list text')
    this.schema.raw('alter table past_activity add column interest_list text')
    const written = onPostgres ? listOfPostgres : listOfSqlite
    this.schema.raw(`update profiles set interest_list = (${written('profiles.id')})`)
    this.schema.raw(`update past_activity set interest_list =
      (select interest_list from profiles where profiles.id = profile_id)`)
    this.#describeActivityBy([...described, 'interest_list'])
    for (const statement of onPostgres ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    const onPostgres = this.#onPostgres()
    for (const name of ['list_added_interests', 'list_removed_interests']) {
      this.schema.raw(`drop trigger ${name}${onPostgres ? ' on profile_interests' : ''}`)
    }
    if (onPostgres) this.schema.raw('drop function list_interests')
    this.#describeActivityBy(described)
    this.schema.raw('alter table past_activity drop column interest_list')
    this.schema.raw('alter table profiles drop column interest_list')
  }

  /** Makes the triggers and indexes of past activity anew, with these columns. */
  #describeActivityBy(columns: readonly string[]) {
    const onPostgres = this.#onPostgres()
    for (const name of ['describe_past_activity', 'remember_activity']) {
      this.schema.raw(`drop trigger ${name}${onPostgres ? ' on profiles' : ''}`)
      if (onPostgres) this.schema.raw(`drop function ${name}`)
    }
    const filters = columns.filter((column) => searched.includes(column)).join(', ')
    for (const [name, place] of [
      ['by_country', 'country, '],
      ['everywhere', ''],
    ]) {
      this.schema.raw(`drop index past_activity_listed_${name}`)
      this.schema.raw(
        `create index past_activity_listed_${name} on past_activity
          (${place}${order}, replaced_at, ${filters})
          where status = 'active' and not invisible`
      )
    }
    const triggers = onPostgres ? activityOfPostgres : activityOfSqlite
    for (const statement of triggers(columns)) this.schema.raw(statement)
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

const order = 'gender, has_photo, brief, active_at desc, profile_id desc'

const searched = [
  'date_of_birth',
  'sexuality',
  'region_id',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'interest_list',
]

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
function remember(columns: readonly string[]) {
  return `
    insert into past_activity (profile_id, replaced_at, active_at, brief, ${columns.join(', ')})
    values (new.id, new.last_active_at, old.last_active_at,
      new.last_active_at - old.last_active_at <= 300000,
      ${columns.map((column) => `new.${column}`).join(', ')})
    on conflict do nothing;`
}

function describe(columns: readonly string[]) {
  return `
    update past_activity set ${columns.map((column) => `${column} = new.${column}`).join(', ')}
    where profile_id = new.id;`
}

const rises = 'when (new.last_active_at > old.last_active_at)'

/** `has_photo` is generated from `main_photo_id`. */
function changesOf(columns: readonly string[]) {
  return columns.join(', ').replace('has_photo', 'main_photo_id')
}

function activityOfSqlite(columns: readonly string[]) {
  return [
    `create trigger remember_activity after update of last_active_at on profiles
     ${rises} begin ${remember(columns)} end`,
    `create trigger describe_past_activity after update of ${changesOf(columns)} on profiles
     begin ${describe(columns)} end`,
  ]
}

function activityOfPostgres(columns: readonly string[]) {
  return [
    `create function remember_activity() returns trigger language plpgsql as $$
     begin ${remember(columns)} return null; end $$`,
    `create trigger remember_activity after update of last_active_at on profiles
     for each row ${rises} execute function remember_activity()`,
    `create function describe_past_activity() returns trigger language plpgsql as $$
     begin ${describe(columns)} return null; end $$`,
    `create trigger describe_past_activity after update of ${changesOf(columns)} on profiles
     for each row execute function describe_past_activity()`,
  ]
}

/** Null for a member without interests. */
function listOfSqlite(profileId: string) {
  return `select ',' || group_concat(interest, ',') || ',' from profile_interests
    where profile_id = ${profileId}`
}

function listOfPostgres(profileId: string) {
  return `select ',' || string_agg(interest, ',') || ',' from profile_interests
    where profile_id = ${profileId}`
}

const triggersOfSqlite = [
  ['list_added_interests', 'insert', 'new'],
  ['list_removed_interests', 'delete', 'old'],
].map(
  ([name, event, row]) =>
    `create trigger ${name} after ${event} on profile_interests begin
       update profiles set interest_list = (${listOfSqlite(`${row}.profile_id`)})
       where id = ${row}.profile_id;
     end`
)

/** Once for all interests of a statement. */
const triggersOfPostgres = [
  `create function list_interests() returns trigger language plpgsql as $$ begin
     update profiles set interest_list = (${listOfPostgres('profiles.id')})
     where id in (select profile_id from changed);
     return null;
   end $$`,
  ...[
    ['list_added_interests', 'insert', 'new'],
    ['list_removed_interests', 'delete', 'old'],
  ].map(
    ([name, event, rows]) =>
      `create trigger ${name} after ${event} on profile_interests
       referencing ${rows} table as changed for each statement execute function list_interests()`
  ),
]
