import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many members like the same of the interests that a lander has drawings of, as bits, in each
 * country and site. As for `class_counts`, triggers only add rows, which a job folds every night.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.#onPostgres()
    this.schema.raw(`
      create table interest_counts (
        country varchar(2) not null,
        site_id ${onPostgres ? 'uuid' : 'char(36)'} not null,
        interests integer not null,
        members integer not null
      )`)
    const bits = bitsOf('profiles', onPostgres)
    this.schema.raw(`
      insert into interest_counts (${columns})
      select country, site_id, ${bits}, count(*) from profiles
      where ${isCounted('profiles')} group by country, site_id, ${bits}`)
    // Covering.
    this.schema.raw(`create index interest_counts_summed on interest_counts (${columns})`)
    for (const statement of onPostgres ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    const onPostgres = this.#onPostgres()
    for (const name of onPostgres ? namesOfPostgres : namesOfSqlite) {
      this.schema.raw(`drop trigger ${name}${onPostgres ? ' on profiles' : ''}`)
      if (onPostgres) this.schema.raw(`drop function ${name}`)
    }
    this.schema.dropTable('interest_counts')
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

/** In the order of their bits: as core/landers/chosen_interests.ts had them. */
const drawn =
  `coffee cycling mountains reading cooking making_music cinema animals camping travelling
  board_games art gardening sailing photography beach running football theatre live_music gaming
  swimming winter_sports wine`.split(/\s+/)

const columns = 'country, site_id, interests, members'
const counted = 'status, invisible, fictional, country, site_id, interest_list'

/** `interest_list` names interests with commas around: `,music,art,`. */
function bitsOf(row: string, onPostgres: boolean) {
  const has = (interest: string) =>
    onPostgres
      ? `(position(',${interest},' in coalesce(${row}.interest_list, '')) > 0)::integer`
      : `(instr(coalesce(${row}.interest_list, ''), ',${interest},') > 0)`
  return `(${drawn.map((interest, place) => `${has(interest)} * ${2 ** place}`).join(' + ')})`
}

function isCounted(row: string) {
  return `${row}.status = 'active' and not ${row}.invisible and not ${row}.fictional`
}

function add(row: string, members: number, onPostgres: boolean) {
  return `insert into interest_counts (${columns})
    values (${row}.country, ${row}.site_id, ${bitsOf(row, onPostgres)}, ${members});`
}

const namesOfSqlite = [
  'count_interests_joined',
  'count_interests_found',
  'count_interests_lost',
  'count_interests_left',
]

const triggersOfSqlite = [
  ['count_interests_joined', 'insert', 'new', 1],
  ['count_interests_found', `update of ${counted}`, 'new', 1],
  ['count_interests_lost', `update of ${counted}`, 'old', -1],
  ['count_interests_left', 'delete', 'old', -1],
].map(
  ([name, event, row, members]) =>
    `create trigger ${name} after ${event} on profiles when ${isCounted(String(row))}
     begin ${add(String(row), Number(members), false)} end`
)

const namesOfPostgres = ['count_interests_found', 'count_interests_lost']

const triggersOfPostgres = [
  ['count_interests_found', `insert or update of ${counted}`, 'new', 1],
  ['count_interests_lost', `delete or update of ${counted}`, 'old', -1],
].flatMap(([name, event, row, members]) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin ${add(String(row), Number(members), true)} return null; end $$`,
  `create trigger ${name} after ${event} on profiles for each row
   when (${isCounted(String(row))}) execute function ${name}()`,
])
