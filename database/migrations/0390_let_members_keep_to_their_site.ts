import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Members may show on their own site only. The counts tell them apart: those of classes and interests
 * by a column more, those of active members by how many of them other sites show.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table profiles add column own_site_only boolean not null default false`)
    for (const table of ['class_counts', 'interest_counts']) {
      this.schema.raw(
        `alter table ${table} add column own_site_only boolean not null default false`
      )
    }
    this.schema.raw('alter table active_counts add column shared integer not null default 0')
    this.schema.raw('update active_counts set shared = members')
    this.#index('own_site_only, ')
    this.#count('own_site_only')
  }

  async down() {
    this.#index('')
    this.#count(null)
    this.schema.raw('alter table active_counts drop column shared')
    for (const table of ['interest_counts', 'class_counts', 'profiles']) {
      this.schema.raw(`alter table ${table} drop column own_site_only`)
    }
  }

  /** Covering, as before. */
  #index(column: string) {
    this.schema.raw('drop index class_counts_searched')
    this.schema.raw(`create index class_counts_searched on class_counts
      (gender, region_id, country, born_in, sexuality, site_id, ${column}members)`)
    this.schema.raw('drop index interest_counts_summed')
    this.schema.raw(`create index interest_counts_summed on interest_counts
      (country, site_id, ${column}interests, members)`)
    this.schema.raw('drop index profiles_active_by_region')
    this.schema.raw(`create index profiles_active_by_region on profiles
      (region_id, last_active_at, site_id, ${column}status, invisible, fictional)
      where status = 'active' and not invisible and not fictional`)
  }

  /** The triggers that count, with a column more or without it. */
  #count(column: string | null) {
    const onPostgres = this.db.dialect.name === 'postgres'
    for (const count of counts) {
      const statements = onPostgres ? onPostgresFor(count, column) : onSqliteFor(count, column)
      for (const statement of statements) this.schema.raw(statement)
    }
  }
}

type Column = string | null
type Count = Readonly<{
  name: string
  counted: string
  isCounted: (row: string) => string
  add: (row: string, members: number, column: Column, onPostgres: boolean) => string
}>

/** In the order of their bits: as 0192 had them. */
const drawn =
  `coffee cycling mountains reading cooking making_music cinema animals camping travelling
  board_games art gardening sailing photography beach running football theatre live_music gaming
  swimming winter_sports wine`.split(/\s+/)

function bitsOf(row: string, onPostgres: boolean) {
  const has = (interest: string) =>
    onPostgres
      ? `(position(',${interest},' in coalesce(${row}.interest_list, '')) > 0)::integer`
      : `(instr(coalesce(${row}.interest_list, ''), ',${interest},') > 0)`
  return `(${drawn.map((interest, place) => `${has(interest)} * ${2 ** place}`).join(' + ')})`
}

const classes: Count = {
  name: 'count',
  counted: 'status, invisible, gender, region_id, country, date_of_birth, sexuality, site_id',
  isCounted: (row) => `${row}.status = 'active' and not ${row}.invisible`,
  add(row, members, column) {
    const own = column ? `, ${row}.${column}` : ''
    const inRegion = (region: string) =>
      `(${row}.gender, ${region}, ${row}.country, substr(${row}.date_of_birth, 1, 7),
        ${row}.sexuality, ${row}.site_id, ${members}${own})`
    return `insert into class_counts
      (gender, region_id, country, born_in, sexuality, site_id, members${column ? `, ${column}` : ''})
      values ${inRegion(`${row}.region_id`)}, ${inRegion('0')};`
  },
}

const interests: Count = {
  name: 'count_interests',
  counted: 'status, invisible, fictional, country, site_id, interest_list',
  isCounted: (row) => `${row}.status = 'active' and not ${row}.invisible and not ${row}.fictional`,
  add(row, members, column, onPostgres) {
    const own = column ? `, ${row}.${column}` : ''
    return `insert into interest_counts
      (country, site_id, interests, members${column ? `, ${column}` : ''})
      values (${row}.country, ${row}.site_id, ${bitsOf(row, onPostgres)}, ${members}${own});`
  },
}

const counts = [classes, interests]

function onSqliteFor({ add, counted, isCounted, name }: Count, column: Column) {
  const update = `update of ${counted}${column ? `, ${column}` : ''}`
  return [
    ['joined', 'insert', 'new', 1],
    ['found', update, 'new', 1],
    ['lost', update, 'old', -1],
    ['left', 'delete', 'old', -1],
  ].flatMap(([end, event, row, members]) => [
    `drop trigger ${name}_${end}`,
    `create trigger ${name}_${end} after ${event} on profiles when ${isCounted(String(row))}
     begin ${add(String(row), Number(members), column, false)} end`,
  ])
}

function onPostgresFor({ add, counted, isCounted, name }: Count, column: Column) {
  const update = `update of ${counted}${column ? `, ${column}` : ''}`
  return [
    ['found', `insert or ${update}`, 'new', 1],
    ['lost', `delete or ${update}`, 'old', -1],
  ].flatMap(([end, event, row, members]) => [
    `drop trigger ${name}_${end} on profiles`,
    `create or replace function ${name}_${end}() returns trigger language plpgsql as $$
     begin ${add(String(row), Number(members), column, true)} return null; end $$`,
    `create trigger ${name}_${end} after ${event} on profiles for each row
     when (${isCounted(String(row))}) execute function ${name}_${end}()`,
  ])
}
