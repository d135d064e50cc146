import { BaseSchema } from '@adonisjs/lucid/schema'
import { userStatuses } from '#core/users/user'
import { genders, profileStatuses, sexualities } from '#core/profiles/profile'
import { photoStatuses } from '#core/profiles/photos/photo'
import { locales } from '#core/sites/locales'

/** The account, what others see of it, and its pictures. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.uuid('id').primary()
      table.uuid('site_id').notNullable().references('sites.id')
      table.string('email', 254).nullable().unique()
      table.string('password_hash', 255).nullable()
      table
        .string('status', 20)
        .notNullable()
        .checkIn([...userStatuses])
      table
        .string('language', 2)
        .notNullable()
        .checkIn([...locales])
      table.string('country', 2).notNullable()
      table.string('time_zone', 60).notNullable()
      table.boolean('paid_user').notNullable().defaultTo(false)
      table.integer('credits').notNullable().defaultTo(0)
      table.integer('free_messages_used').notNullable().defaultTo(0)
      table.bigInteger('signup_date').notNullable()
      table.bigInteger('confirmed_at').nullable()
      table.bigInteger('last_seen_at').notNullable()
      table.bigInteger('consent_version').nullable()
      table.bigInteger('consent_at').nullable()
      for (const source of ['network', 'ref', 'sub1', 'sub2', 'sub3']) table.string(source, 190)
      table.check('credits >= 0', [], 'users_credits_not_negative')
      table.check('free_messages_used >= 0', [], 'users_free_messages_not_negative')
    })

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
      table.boolean('fictional').notNullable().defaultTo(false)
      table.boolean('invisible').notNullable().defaultTo(false)
      table.uuid('main_photo_id').nullable()
      table.specificType(
        'has_photo',
        'boolean not null generated always as (main_photo_id is not null) stored'
      )
      table.bigInteger('last_active_at').notNullable()
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('profile_interests', (table) => {
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.string('interest', 30).notNullable()
      table.primary(['profile_id', 'interest'])
    })

    this.schema.createTable('photos', (table) => {
      table.uuid('id').primary()
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...photoStatuses])
      table.integer('position').notNullable()
      table.boolean('is_private').notNullable().defaultTo(false)
      table.string('storage_key', 64).notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['profile_id', 'position'])
    })

    this.schema.createTable('tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('purpose', 30).notNullable()
      table.string('digest', 64).notNullable().unique()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('used_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'purpose'])
    })
  }

  async down() {
    for (const table of ['tokens', 'photos', 'profile_interests', 'profiles', 'users']) {
      this.schema.dropTable(table)
    }
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
