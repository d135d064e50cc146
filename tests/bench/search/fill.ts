import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { interests } from '#core/profiles/interests'
import { traits } from '#core/profiles/traits'
import { installPlaces } from '#database/install/places'
import { installSite } from '#database/install/site'
import { installHomes, homes } from '#tests/bench/search/homes'

/**
 * Prepares a database for members that SQL generates, the same ones on both databases: 40 % live
 * in the Netherlands, mostly in large towns; 2 % were active within the last ten minutes.
 */
export async function prepareCrowd(app: ApplicationService) {
  const migrator = new MigrationRunner(db, app, { direction: 'up', dryRun: false })
  await migrator.run()
  if (migrator.error) throw migrator.error
  await db.transaction(async (client) => {
    await installSite(client)
    await installPlaces(client)
    await installHomes(client)
  })
}

/** Adds the members numbered `from + 1` to `to`. */
export async function growCrowd(from: number, to: number) {
  const start = performance.now()
  await withoutChecks(async () => {
    for (const statement of membersFrom(from + 1, to)) await db.rawQuery(statement)
  })
  if (runOnPostgres()) await db.rawQuery('vacuum analyze')
  console.log(`${to} members after ${Math.round((performance.now() - start) / 1000)} s`)
}

/** Adds two likes and a block by each member, of random others. */
export async function addLikesAndBlocks(members: number) {
  const other = (salt: number) => `(n + 1 + ${random(salt, members - 2)}) % ${members} + 1`
  const insertPairs = (table: string, columns: string, salt: number, rest: string) =>
    `insert into ${table} (${columns}) ${series(1, members)}
     select ${id('8000', 'n')}, ${id('8000', other(salt))}, ${rest} from s where true
     on conflict do nothing`
  await withoutChecks(async () => {
    for (const salt of [51, 52]) {
      await db.rawQuery(
        insertPairs('likes', 'liker_id, liked_id, created_at', salt, String(Date.now()))
      )
    }
    await db.rawQuery(insertPairs('blocks', 'blocker_id, blocked_id, created_at', 53, '0'))
  })
  if (runOnPostgres()) await db.rawQuery('vacuum analyze')
}

function membersFrom(from: number, to: number) {
  const now = Date.now()
  const insert = (table: string, columns: Record<string, string>, rest = 'true') =>
    `insert into ${table} (${Object.keys(columns).join(', ')}) ${series(from, to)}
     select ${Object.values(columns).join(', ')} from s
     join bench_homes on number = ${random(1, homes)} where ${rest}`
  // A cube of 0 to 999: most were active recently, few half a year ago.
  const ago = random(2, 1000)
  const active = `${now} - (${ago} * ${ago} * ${ago} * 15 + ${random(3, 600_000)})`
  const hasPhoto = `${random(4, 10)} < 8`
  const isRecent = `${active} > ${now - 600_000}`
  return [
    insert('users', userColumns(now)),
    insert('profiles', {
      ...profileColumns(now),
      last_active_at: active,
      main_photo_id: `case when ${hasPhoto} then ${id('9000', 'n')} end`,
    }),
    insert('photos', photoColumns(now), hasPhoto),
    insert(
      'past_activity',
      {
        profile_id: id('8000', 'n'),
        replaced_at: active,
        active_at: `${active} - 60000 - ${random(5, 86_400_000)}`,
      },
      isRecent
    ),
    ...[0, 1].map((half) => insert('profile_interests', interestColumns(half))),
  ]
}

function userColumns(now: number) {
  return {
    id: id('7000', 'n'),
    site_id: '(select id from sites limit 1)',
    status: `'active'`,
    language: `'en'`,
    country: 'country',
    time_zone: `'UTC'`,
    signup_date: String(now),
    last_seen_at: String(now),
  }
}

function profileColumns(now: number) {
  const female = `${random(6, 2)} = 0`
  const chosen = random(7, 6)
  const some = (name: keyof typeof traits, salt: number) => oneOf(traits[name], salt)
  return {
    id: id('8000', 'n'),
    user_id: id('7000', 'n'),
    site_id: '(select id from sites limit 1)',
    name: `'Member ' || n`,
    status: `'active'`,
    gender: `case when ${female} then 'female' else 'male' end`,
    sexuality: `case when ${chosen} < 4 then 'hetero' when ${chosen} < 5 then 'bi'
      when ${female} then 'lesbian' else 'gay' end`,
    date_of_birth: born(`6575 + ${random(8, 11_000)} + ${random(9, 9000)}`),
    country: 'country',
    region_id: 'region_id',
    place_id: 'place_id',
    body_type: some('body_type', 11),
    eye_colour: some('eye_colour', 12),
    hair_colour: some('hair_colour', 13),
    relationship_status: some('relationship_status', 14),
    created_at: `${now} - ${random(10, 1000)} * 86400000`,
  }
}

function photoColumns(now: number) {
  return {
    id: id('9000', 'n'),
    profile_id: id('8000', 'n'),
    status: `'active'`,
    position: '1',
    storage_key: `'key ' || n`,
    width: '600',
    height: '800',
    created_at: String(now),
  }
}

/** One interest from this half of the list, so that no member has the same one twice. */
function interestColumns(half: number) {
  const size = interests.length / 2
  const chosen = interests.slice(half * size, (half + 1) * size)
  return { profile_id: id('8000', 'n'), interest: oneOf(chosen, 21 + half) }
}

function oneOf(values: readonly string[], salt: number) {
  const cases = values.map((value, index) => `when ${index} then '${value}'`)
  return `case ${random(salt, values.length)} ${cases.join(' ')} end`
}

function series(from: number, to: number) {
  return `with recursive s(n) as (select cast(${from} as bigint) union all select n + 1 from s where n < ${to})`
}

/** From 0 up to, not including, `below`: the same for a number on every machine. */
function random(salt: number, below: number) {
  const mixed = `((n * ${48_271 + 2 * salt} + ${salt * 7919}) % 2147483647)`
  return `((${mixed} * (${mixed} % 65521 + 1)) % 2147483647 / 16 % ${below})`
}

function id(kind: string, number: string) {
  const start = `'01900000-0000-7000-${kind}-'`
  if (!runOnPostgres()) return `${start} || printf('%012x', ${number})`
  return `(${start} || lpad(to_hex(${number}), 12, '0'))::uuid`
}

function born(days: string) {
  if (!runOnPostgres()) return `date('now', '-' || (${days}) || ' days')`
  return `to_char(current_date - (${days})::int, 'YYYY-MM-DD')`
}

/** Disables foreign key checks: the generated rows are consistent, and checking takes minutes. */
async function withoutChecks(work: () => Promise<void>) {
  const [off, on] = runOnPostgres() ? checksOfPostgres : checksOfSqlite
  for (const statement of off) await db.rawQuery(statement)
  await work()
  for (const statement of on) await db.rawQuery(statement)
}

const checksOfPostgres = [
  ['alter table users disable trigger all', 'alter table profiles disable trigger all'],
  ['alter table users enable trigger all', 'alter table profiles enable trigger all'],
]
const checksOfSqlite = [
  ['pragma foreign_keys = off', 'pragma cache_size = -500000'],
  ['pragma foreign_keys = on', 'pragma cache_size = -2000', 'pragma wal_checkpoint(truncate)'],
]

function runOnPostgres() {
  return db.connection().dialect.name === 'postgres'
}
