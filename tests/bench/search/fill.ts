import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { interests } from '#core/profiles/interests'
import { appearances, races } from '#core/profiles/self_description'
import { traits } from '#core/profiles/traits'
import { installPlaces } from '#database/install/places'
import { installSite } from '#database/install/site'
import { installHomes, homes } from '#tests/bench/search/homes'
import { crowdMoment } from '#tests/bench/moments'
import {
  id,
  oneOf,
  random,
  runOnPostgres,
  series,
  withoutChecks,
} from '#tests/bench/generated_rows'

/**
 * Prepares a database for members that SQL generates, the same ones on both databases: 40 % live
 * in the Netherlands, mostly in large towns; 4 % were active within the last half hour, each for up
 * to a quarter of an hour. One in a thousand is bald, one in five hundred likes cars, one in twenty
 * described themselves, and nobody has eyes of another colour. Visitors see one in three.
 */
export async function prepareCrowd(app: ApplicationService) {
  const migrator = new MigrationRunner(db, app, { direction: 'up', dryRun: false })
  await migrator.run()
  if (migrator.error) throw migrator.error
  await db.transaction(async (client) => {
    await installSite(client, 'localhost')
    await installPlaces(client)
    await installHomes(client)
  })
}

/** Adds the members numbered `from + 1` to `to`. */
export async function growCrowd(from: number, to: number) {
  const start = performance.now()
  await withoutChecks(written, async () => {
    for (const statement of membersFrom(from + 1, to)) await db.rawQuery(statement)
    await countAgain()
  })
  if (runOnPostgres()) await leaveAsInLife()
  console.log(`${to} members after ${Math.round((performance.now() - start) / 1000)} s`)
}

/** Adds two likes and a block by each member, of random others. */
export async function addLikesAndBlocks(members: number) {
  const other = (salt: number) => `(n + 1 + ${random(salt, members - 2)}) % ${members} + 1`
  const insertPairs = (table: string, columns: string, salt: number, rest: string) =>
    `insert into ${table} (${columns}) ${series(1, members)}
     select ${id('8000', 'n')}, ${id('8000', other(salt))}, ${rest} from s where true
     on conflict do nothing`
  await withoutChecks(written, async () => {
    for (const salt of [51, 52]) {
      await db.rawQuery(
        insertPairs('likes', 'liker_id, liked_id, created_at', salt, String(crowdMoment))
      )
    }
    await db.rawQuery(insertPairs('blocks', 'blocker_id, blocked_id, created_at', 53, '0'))
  })
  if (runOnPostgres()) await db.rawQuery('vacuum analyze')
}

/** Counts as the triggers do that are disabled meanwhile. */
async function countAgain() {
  await db.rawQuery('delete from class_counts')
  for (const region of ['region_id', '0']) {
    await db.rawQuery(
      `insert into class_counts (gender, region_id, country, born_in, sexuality, site_id, members)
       select gender, region, country, born_in, sexuality, site_id, count(*)
       from (select ${region} as region, substr(date_of_birth, 1, 7) as born_in, profiles.*
         from profiles) as born
       group by gender, region, country, born_in, sexuality, site_id`
    )
  }
}

/**
 * Touches who was active within the last half hour once more after the cleanup, as only their pages
 * change between two of them.
 */
async function leaveAsInLife() {
  await db.rawQuery('vacuum analyze')
  await withoutChecks(written, async () => {
    for (const table of ['profiles', 'profile_interests']) {
      await db.rawQuery(
        `update ${table} set last_active_at = last_active_at + 1
         where last_active_at > ${crowdMoment - rememberedFor} and last_active_at % 2 = 0`
      )
    }
  })
  await db.rawQuery('analyze')
}

function membersFrom(from: number, to: number) {
  const now = crowdMoment
  const insert = (table: string, columns: Record<string, string>, rest = 'true') =>
    `insert into ${table} (${Object.keys(columns).join(', ')}) ${series(from, to)}
     select ${Object.values(columns).join(', ')} from s
     join bench_homes on number = ${random(1, homes)} where ${rest}`
  // A cube of 0 to 999: most were active recently, few half a year ago.
  const ago = random(2, 1000)
  const active = `${now} - (${ago} * ${ago} * ${ago} * 15 + ${random(3, 600_000)})`
  const hasPhoto = `${random(4, 10)} < 8`
  return [
    insert('users', userColumns(now)),
    insert('profiles', {
      ...profileColumns(now),
      last_active_at: active,
      main_photo_id: `case when ${hasPhoto} then ${id('9000', 'n')} end`,
    }),
    insert('photos', photoColumns(now), hasPhoto),
    insertDescriptions(from, to),
    ...minutes.map((minute) => insertPast(from, to, minute)),
    ...[0, 1].map((half) => insertInterest(from, to, commonInterest(half))),
    insertInterest(from, to, `'cars'`, likesCars),
  ]
}

const likesCars = `${random(23, 500)} = 0`

/** Inserts as the trigger does that is disabled meanwhile. */
function insertInterest(from: number, to: number, interest: string, rest = 'true') {
  return `insert into profile_interests (profile_id, interest, last_active_at, ${described})
    ${series(from, to)}
    select id, ${interest}, last_active_at, ${described} from s
    join profiles on profiles.id = ${id('8000', 'n')} where ${rest}`
}

/** One in twenty described themselves; placed as the trigger does that is disabled meanwhile. */
function insertDescriptions(from: number, to: number) {
  return `insert into self_descriptions
      (profile_id, appearance, race, consent_at, last_active_at, ${placed})
    ${series(from, to)}
    select id, ${oneOf(appearances, 25)}, ${oneOf(races, 26)}, 0, last_active_at, ${placed} from s
    join profiles on profiles.id = ${id('8000', 'n')} where ${random(24, 20)} = 0`
}

/** Tables whose rows are written without triggers and checks. */
const written = ['users', 'profiles', 'profile_interests']

const rememberedFor = 1_800_000

/** How many times a member was active before, at most. */
const minutes = Array.from({ length: 15 }, (_, minute) => minute)

/** The activity that many minutes before the last; before their first they were away for up to a day. */
function insertPast(from: number, to: number, minute: number) {
  const sessionStart = random(5, minutes.length)
  const replaced = `last_active_at - ${minute * 60_000}`
  const away = `case when ${sessionStart} = ${minute} then ${random(15, 86_400_000)} else 0 end`
  return `insert into past_activity
      (profile_id, replaced_at, active_at, brief, interest_list, ${described}, appearance, race)
    ${series(from, to)}
    select id, ${replaced}, ${replaced} - 60000 - ${away}, ${away} <= 240000, interest_list,
      ${described}, appearance, race from s
    join profiles on profiles.id = ${id('8000', 'n')}
    left join (select profile_id, appearance, race from self_descriptions) as said
      on said.profile_id = profiles.id
    where last_active_at > ${crowdMoment - rememberedFor} and ${sessionStart} >= ${minute}`
}

const placed = `site_id, status, invisible, country, region_id, gender, sexuality, date_of_birth,
  has_photo`
const described = `${placed}, hair_colour, eye_colour, body_type, relationship_status`

function userColumns(now: number) {
  return {
    id: id('b700', 'n'),
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
    user_id: id('b700', 'n'),
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
    eye_colour: oneOf(usual(traits.eye_colour, 'other'), 12),
    hair_colour: `case when ${random(16, 1000)} = 0 then 'bald' else ${oneOf(usual(traits.hair_colour, 'bald'), 13)} end`,
    relationship_status: some('relationship_status', 14),
    interest_list: `',' || ${commonInterest(0)} || ',' || ${commonInterest(1)} ||
      case when ${likesCars} then ',cars,' else ',' end`,
    open_to_visitors: `${random(27, 3)} = 0`,
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
function commonInterest(half: number) {
  const common = usual(interests, 'cars')
  const size = Math.ceil(common.length / 2)
  return oneOf(common.slice(half * size, (half + 1) * size), 21 + half)
}

function usual(values: readonly string[], rare: string) {
  return values.filter((value) => value !== rare)
}

function born(days: string) {
  if (!runOnPostgres()) return `date('now', '-' || (${days}) || ' days')`
  return `to_char(current_date - (${days})::int, 'YYYY-MM-DD')`
}
