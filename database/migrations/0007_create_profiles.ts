import { photoStatuses } from '#core/profiles/photos/photo'
import { genders, profileStatuses, sexualities } from '#core/profiles/profile'
import { foldedName } from '#database/folded_name'
import { Migration } from '#database/migration'

/** What others see of an account, and its pictures. Indexes of the search are in the next migration. */
export default class extends Migration {
  async up() {
    this.#createProfiles()
    this.#createPhotos()
  }

  #createProfiles() {
    this.schema.createTable('profiles', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().unique().references('users.id').onDelete('CASCADE')
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('name', 120).notNullable()
      table
        .string('status', 20)
        .notNullable()
        .checkIn([...profileStatuses])
      table
        .string('gender', 10)
        .notNullable()
        .checkIn([...genders])
      table
        .string('sexuality', 10)
        .notNullable()
        .checkIn([...sexualities])
      table.string('date_of_birth', 10).notNullable()
      table.string('country', 2).notNullable()
      table.integer('region_id').notNullable().references('regions.id')
      table.integer('place_id').notNullable().references('places.id')
      table.text('about').nullable()
      for (const trait of traits) table.string(trait, 30).nullable()
      // Triggers see to it that it never changes, and that no fictional profile has a login.
      table.boolean('fictional').notNullable().defaultTo(false)
      table.boolean('invisible').notNullable().defaultTo(false)
      table.uuid('main_photo_id').nullable()
      table.specificType(
        'has_photo',
        'boolean not null generated always as (main_photo_id is not null) stored'
      )
      table.bigInteger('last_active_at').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('birth_date_changed_at').nullable()
      // On any node, for workers too. An open page is no presence: it may be in a tab that nobody sees.
      table.boolean('page_visible').notNullable().defaultTo(false)
      // Whether a member agreed to be shown to visitors, on the home page and in advertising.
      table.boolean('advertised').notNullable().defaultTo(false)
      // The interests in one text (`,music,art,`), for searches that do not read by interest. Triggers keep it so.
      table.text('interest_list').nullable()
      // Whether caption and number of likes may stand there, too.
      table.boolean('captioned').notNullable().defaultTo(false)
      // What follows of consents; a new profile is for members alone.
      table.boolean('wishes_invisible').notNullable().defaultTo(false)
      table.boolean('withdrawn').notNullable().defaultTo(false)
      table.boolean('open_to_visitors').notNullable().defaultTo(false)
      table.boolean('own_site_only').notNullable().defaultTo(false)
    })
    // Fictional profiles are few: finding one must not scan all profiles.
    this.index('profiles_fictional', 'profiles (country, gender) where fictional')
    // The back office finds members by name, without accents.
    this.index('profiles_by_name', `profiles (${foldedName('name')}, user_id)`)
    this.#indexAdvertised()
  }

  /** For the home page and landers, without reading all who agreed to be shown. */
  #indexAdvertised() {
    const shown = `advertised and status = 'active' and not invisible`
    this.index('profiles_advertised', `profiles (id) where ${shown}`)
    // An index of those who were active last first.
    this.index('profiles_advertised_lately', `profiles (last_active_at) where ${shown}`)
    this.index(
      'profiles_advertised_in_country',
      `profiles ((country || ''), last_active_at) where ${shown}`
    )
    this.index(
      'profiles_advertised_pictures',
      `profiles (main_photo_id) where ${shown} and main_photo_id is not null`
    )
    if (!this.onPostgres) return
    // Statistics of the expressions in `lander_people.ts`: without them PostgreSQL takes them for conditions that
    // hardly anybody meets, and reads everybody.
    for (const column of ['country', 'gender']) {
      this.schema.raw(
        `create statistics profiles_${column}_text on (${column} || '') from profiles`
      )
    }
  }

  #createPhotos() {
    this.schema.createTable('photos', (table) => {
      table.uuid('id').primary()
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...photoStatuses])
      table.integer('position').notNullable()
      table.boolean('is_private').notNullable().defaultTo(false)
      table.string('storage_key', 64).notNullable().unique()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.bigInteger('created_at').notNullable()
      table.text('caption').nullable()
      table.string('rejection', 20).nullable()
      // From the uploader's browser, so that a retry stores no second one.
      table.string('client_id', 64).nullable()
      table.index(['profile_id', 'position'])
      table.unique(['profile_id', 'client_id'])
    })
    // The queue of photos that wait.
    this.index('photos_waiting', `photos (created_at, id) where status = 'pending'`)

    this.schema.createTable('photo_decisions', (table) => {
      table.uuid('id').primary()
      table.uuid('photo_id').notNullable().references('photos.id').onDelete('CASCADE').index()
      table.uuid('admin_id').nullable().references('admins.id')
      table.boolean('automatic').notNullable()
      for (const column of ['status', 'status_before']) {
        table
          .string(column, 10)
          .notNullable()
          .checkIn([...photoStatuses])
      }
      table.string('rejection', 20).nullable()
      table.string('rejection_before', 20).nullable()
      table.uuid('main_before').nullable()
      table.uuid('main_after').nullable()
      table.bigInteger('decided_at').notNullable()
      table.bigInteger('undone_at').nullable()
      table.index(['admin_id', 'decided_at'])
    })

    // What pictures look like. Without a reference: the hash of an illegal picture outlives its photo.
    this.schema.createTable('photo_hashes', (table) => {
      table.uuid('photo_id').primary()
      table.string('hash', 16).nullable()
      table.string('mirrored', 16).nullable()
      table.string('barred_for', 20).nullable()
      table.bigInteger('banned_until').nullable()
    })
    // Two pictures alike have one quarter of their hashes in common.
    for (const place of [1, 5, 9, 13]) {
      this.index(`photo_hashes_part_${place}`, `photo_hashes (substr(hash, ${place}, 4))`)
    }
    // For the sweep.
    this.index('photo_hashes_banned', 'photo_hashes (banned_until) where banned_until is not null')
  }

  async down() {
    this.dropTables('photo_hashes', 'photo_decisions', 'photos', 'profiles')
  }
}

const traits = [
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'reason_for_signup',
  'tattoos',
]
