import { BaseSchema } from '@adonisjs/lucid/schema'
import { adminLocales, adminRoles, pictureViews } from '#core/admin/admin'

/** Those who run the site, their sessions, and codes for the day their second factor is lost. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('admins', (table) => {
      table.uuid('id').primary()
      table.string('email', 254).notNullable().unique()
      table.string('name', 100).notNullable()
      table
        .string('role', 12)
        .notNullable()
        .checkIn([...adminRoles])
      table.uuid('site_id').nullable().references('sites.id')
      table.string('password_hash', 255).notNullable()
      table.string('totp_secret', 64).nullable()
      table.integer('totp_step').notNullable()
      table
        .string('locale', 2)
        .notNullable()
        .checkIn([...adminLocales])
      table.string('time_zone', 64).notNullable()
      table
        .string('pictures', 8)
        .notNullable()
        .checkIn([...pictureViews])
      table.bigInteger('created_at').notNullable()
      table.bigInteger('disabled_at').nullable()
    })
    this.schema.createTable('admin_sessions', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE').index()
      table.string('digest', 64).notNullable().unique()
      table.string('user_agent', 255).notNullable()
      table.string('country', 2).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_seen_at').notNullable()
      table.bigInteger('confirmed_at').nullable()
    })
    this.schema.createTable('recovery_codes', (table) => {
      table.string('digest', 64).primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE').index()
      table.bigInteger('used_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('admin_sessions')
    this.schema.dropTable('admins')
  }
}
