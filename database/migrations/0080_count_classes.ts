import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many members can be found, by what everyone may search for: for each month of birth, in each
 * region and (region 0) in the whole country. Triggers only add rows, of 1 or -1, so that no two
 * members wait for each other; a job folds them together every night.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.db.dialect.name === 'postgres'
    this.schema.raw(`
      create table class_counts (
        gender varchar(10) not null,
        region_id integer not null,
        country varchar(2) not null,
        born_in varchar(7) not null,
        sexuality varchar(10) not null,
        site_id ${onPostgres ? 'uuid' : 'char(36)'} not null,
        members integer not null
      )`)
    for (const region of ['region_id', '0']) {
      this.schema.raw(`
        insert into class_counts (${columns})
        select gender, ${region}, country, ${month}, sexuality, site_id, count(*) from profiles
        where ${listed('profiles')}
        group by gender, ${region === '0' ? '' : 'region_id, '} country, ${month}, sexuality, site_id`)
    }
    // Covering, in the order in which a search narrows it.
    this.schema.raw(`create index class_counts_searched on class_counts (${columns})`)
    for (const statement of onPostgres ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    const onPostgres = this.db.dialect.name === 'postgres'
    for (const name of onPostgres ? namesOfPostgres : namesOfSqlite) {
      this.schema.raw(`drop trigger ${name}${onPostgres ? ' on profiles' : ''}`)
    }
    if (onPostgres) {
      this.schema.raw('drop function count_found')
      this.schema.raw('drop function count_lost')
    }
    this.schema.dropTable('class_counts')
  }
}

const columns = 'gender, region_id, country, born_in, sexuality, site_id, members'
const month = 'substr(date_of_birth, 1, 7)'
const counted = 'status, invisible, gender, region_id, country, date_of_birth, sexuality, site_id'

function listed(row: string) {
  return `${row}.status = 'active' and not ${row}.invisible`
}

function add(row: string, members: number) {
  const inRegion = (region: string) =>
    `(${row}.gender, ${region}, ${row}.country, substr(${row}.date_of_birth, 1, 7),
      ${row}.sexuality, ${row}.site_id, ${members})`
  return `insert into class_counts (${columns})
    values ${inRegion(`${row}.region_id`)}, ${inRegion('0')};`
}

const namesOfSqlite = ['count_joined', 'count_found', 'count_lost', 'count_left']

const triggersOfSqlite = [
  ['count_joined', 'insert', 'new', 1],
  ['count_found', `update of ${counted}`, 'new', 1],
  ['count_lost', `update of ${counted}`, 'old', -1],
  ['count_left', 'delete', 'old', -1],
].map(
  ([name, event, row, members]) =>
    `create trigger ${name} after ${event} on profiles when ${listed(String(row))}
     begin ${add(String(row), Number(members))} end`
)

const namesOfPostgres = ['count_found', 'count_lost']

const triggersOfPostgres = [
  ['count_found', `insert or update of ${counted}`, 'new', 1],
  ['count_lost', `delete or update of ${counted}`, 'old', -1],
].flatMap(([name, event, row, members]) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin ${add(String(row), Number(members))} return null; end $$`,
  `create trigger ${name} after ${event} on profiles for each row
   when (${listed(String(row))}) execute function ${name}()`,
])
