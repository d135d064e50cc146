import { appearances, races } from '#core/profiles/self_description'
import { Migration } from '#database/migration'

/**
 * What member search reads, in its order (photo first, then last active, then newest), over those who can be found at
 * all: indexes of profiles, and tables that say of their member what a search asks, as the profile does. Triggers keep
 * them so. The indexes are covering, so that members who do not match are skipped without reading the table.
 */
export default class extends Migration {
  async up() {
    this.#indexProfiles()
    this.#createInterests()
    this.#createSelfDescriptions()
    this.#createPastActivity()
    this.#createCounts()
  }

  #indexProfiles() {
    const order = 'has_photo desc, last_active_at desc, id desc'
    const asked = `${order}, date_of_birth, sexuality`
    const list = (name: string, columns: string, where = '') =>
      this.index(`profiles_${name}`, `profiles (${columns}) where ${listed}${where}`)

    list('listed_by_country', `country, gender, ${asked}`)
    list('listed_by_region', `region_id, gender, ${asked}`)
    // A search of all countries: one list instead of one for each country.
    list('listed_everywhere', `gender, ${asked}`)
    list('counted', 'country, gender, date_of_birth, region_id, sexuality')
    // A search for a trait that hardly anybody has would read every member of the country.
    for (const trait of traits) {
      const others = traits.filter((other) => other !== trait).join(', ')
      list(
        `listed_by_${trait}`,
        `country, gender, ${trait}, ${asked}, region_id, ${others}`,
        ` and ${trait} is not null`
      )
    }
    // Searches of visitors, who find only whoever is open to them: among few, a whole country would be read.
    for (const place of ['country', 'region_id']) {
      list(`open_by_${place}`, `${place}, gender, ${order}, date_of_birth`, ' and open_to_visitors')
    }
    // Counts whom visitors find: the index of all members would look each of them up to see who is open.
    list('open_counted', 'country, gender, date_of_birth, site_id', ' and open_to_visitors')
    // Counts of real members by region: those who were active lately, without reading their rows. SQLite checks the
    // conditions once more for each, so that the index has their columns too.
    list(
      'active_by_region',
      'region_id, last_active_at, site_id, own_site_only, status, invisible, fictional',
      ' and not fictional'
    )
    // Invisible members, whom `class_counts` leaves out, for the number of all members.
    this.index('profiles_invisible', 'profiles (site_id, country) where invisible')
  }

  #createInterests() {
    this.schema.createTable('profile_interests', (table) => {
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.string('interest', 30).notNullable()
      // Null only within the statement that adds an interest on SQLite.
      table.uuid('site_id')
      table.string('status', 20)
      table.boolean('invisible')
      table.string('country', 2)
      table.integer('region_id')
      table.string('gender', 10)
      table.string('sexuality', 10)
      table.string('date_of_birth', 10)
      table.boolean('has_photo')
      table.bigInteger('last_active_at')
      for (const trait of traits) table.string(trait, 30)
      table.primary(['profile_id', 'interest'])
    })
    // Who shares an interest.
    this.index(
      'profile_interests_listed',
      `profile_interests (interest, country, gender, has_photo desc, last_active_at desc, profile_id desc,
        date_of_birth, sexuality, region_id, ${traits.join(', ')}) where ${listed}`
    )
  }

  /** Separate from profiles, so that no profile page can show what only the match finder may use. */
  #createSelfDescriptions() {
    this.schema.createTable('self_descriptions', (table) => {
      table.uuid('profile_id').primary().references('profiles.id').onDelete('CASCADE')
      table
        .string('appearance', 10)
        .nullable()
        .checkIn([...appearances])
      table
        .string('race', 10)
        .nullable()
        .checkIn([...races])
      table.bigInteger('consent_at').notNullable()
      // Null only within the statement that adds a self-description on SQLite.
      table.uuid('site_id')
      table.string('status', 20)
      table.boolean('invisible')
      table.string('country', 2)
      table.integer('region_id')
      table.string('gender', 10)
      table.string('sexuality', 10)
      table.string('date_of_birth', 10)
      table.boolean('has_photo')
      table.bigInteger('last_active_at')
      table.check(
        'appearance is not null or race is not null',
        [],
        'self_descriptions_say_something'
      )
    })
    // What the match finder asks, each first in an index of its own, with the other one beside it.
    for (const [answer, other] of answers) {
      this.index(
        `self_descriptions_listed_by_${answer}`,
        `self_descriptions (${answer}, country, gender, has_photo desc, last_active_at desc, profile_id desc,
          ${other}, date_of_birth, sexuality, region_id) where ${listed}`
      )
    }
  }

  /**
   * The previous activity of members, so that a running search keeps them where they stood when it began. Written by
   * triggers on every change of a profile; rows older than half an hour are swept hourly. Without row ids on SQLite, so
   * that the later pages of a search find past activity in one lookup.
   */
  #createPastActivity() {
    const uuid = this.onPostgres ? 'uuid' : 'char(36)'
    this.schema.raw(`
      create table past_activity (
        profile_id ${uuid} not null references profiles (id) on delete cascade,
        replaced_at bigint not null,
        active_at bigint not null,
        brief boolean not null,
        site_id ${uuid} not null,
        status varchar(20) not null,
        invisible boolean not null,
        country varchar(2) not null,
        region_id integer not null,
        gender varchar(10) not null,
        sexuality varchar(10) not null,
        date_of_birth varchar(10) not null,
        has_photo boolean not null,
        ${traits.map((trait) => `${trait} varchar(30)`).join(', ')},
        interest_list text,
        appearance varchar(10),
        race varchar(10),
        primary key (profile_id, replaced_at)
      ) ${this.onPostgres ? '' : 'without rowid'}`)
    // For the sweep.
    this.index('past_activity_replaced_at_index', 'past_activity (replaced_at)')
    // The later pages of a search find who moved in indexes of their own; those of the match finder, too.
    const order = 'gender, has_photo, brief, active_at desc, profile_id desc, replaced_at'
    for (const [name, place] of [
      ['by_country', 'country, '],
      ['everywhere', ''],
    ]) {
      this.index(
        `past_activity_listed_${name}`,
        `past_activity (${place}${order}, region_id, sexuality, date_of_birth, ${traits.join(', ')},
          interest_list) where ${listed}`
      )
    }
    for (const [answer, other] of answers) {
      this.index(
        `past_activity_listed_by_${answer}`,
        `past_activity (${answer}, country, ${order}, ${other}, date_of_birth, sexuality, region_id)
          where ${listed} and ${answer} is not null`
      )
    }
  }

  /** Triggers only add rows, of 1 or -1, so that no two members wait for each other; a job folds them every night. */
  #createCounts() {
    // How many members can be found, by what everyone may search for: for each month of birth, in each region and
    // (region 0) in the whole country.
    this.schema.createTable('class_counts', (table) => {
      table.string('gender', 10).notNullable()
      table.integer('region_id').notNullable()
      table.string('country', 2).notNullable()
      table.string('born_in', 7).notNullable()
      table.string('sexuality', 10).notNullable()
      table.uuid('site_id').notNullable()
      table.integer('members').notNullable()
      table.boolean('own_site_only').notNullable().defaultTo(false)
    })
    // In the order in which a search narrows it.
    this.index(
      'class_counts_searched',
      'class_counts (gender, region_id, country, born_in, sexuality, site_id, own_site_only, members)'
    )

    // How many members like the same of the interests that a lander has drawings of, as bits.
    this.schema.createTable('interest_counts', (table) => {
      table.string('country', 2).notNullable()
      table.uuid('site_id').notNullable()
      table.integer('interests').notNullable()
      table.integer('members').notNullable()
      table.boolean('own_site_only').notNullable().defaultTo(false)
    })
    this.index(
      'interest_counts_summed',
      'interest_counts (country, site_id, own_site_only, interests, members)'
    )

    // How many members were active in the last 30 days, and how many of them other sites show, as a job counts them:
    // whoever opened the home page first would wait for it otherwise.
    this.schema.createTable('active_counts', (table) => {
      table.integer('region_id').notNullable()
      table.uuid('site_id').notNullable()
      table.integer('members').notNullable()
      table.integer('shared').notNullable().defaultTo(0)
      table.primary(['region_id', 'site_id'])
    })
  }

  /** The indexes of profiles go with their table. */
  async down() {
    this.dropTables('active_counts', 'interest_counts', 'class_counts')
    this.dropTables('past_activity', 'self_descriptions', 'profile_interests')
  }
}

const listed = `status = 'active' and not invisible`
const traits = ['hair_colour', 'eye_colour', 'body_type', 'relationship_status']
const answers = [
  ['appearance', 'race'],
  ['race', 'appearance'],
] as const
