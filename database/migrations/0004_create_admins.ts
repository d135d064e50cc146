import { adminLocales, adminRoles, pictureViews } from '#core/admin/admin'
import { claimedKinds } from '#core/admin/claims/work_claim'
import { proposalStatuses } from '#core/admin/four_eyes/proposal'
import { Migration } from '#database/migration'

/** The admins who run the site, how they log in, and what they have in hand. */
export default class extends Migration {
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
      // Encrypted with the key of the site.
      table.text('totp_secret').nullable()
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

    this.#createLogins()
    this.#createWork()
  }

  /** Sessions, and as a second factor keys of devices, and codes for the day the factor is lost. */
  #createLogins() {
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

    this.schema.createTable('admin_passkeys', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE').index()
      table.text('credential_id').notNullable().unique()
      table.text('public_key').notNullable()
      table.bigInteger('counter').notNullable()
      table.text('transports').notNullable()
      table.string('name', 60).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_used_at').nullable()
    })

    this.schema.createTable('recovery_codes', (table) => {
      table.string('digest', 64).primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE').index()
      table.bigInteger('used_at').nullable()
    })
  }

  #createWork() {
    // Grave acts that wait for a second admin.
    this.schema.createTable('proposals', (table) => {
      table.uuid('id').primary()
      table.string('right', 40).notNullable()
      table.string('subject_kind', 20).notNullable()
      table.string('subject_id', 100).notNullable()
      table.uuid('site_id').nullable().references('sites.id')
      table.text('details').notNullable()
      table.text('reason').notNullable()
      table.uuid('proposed_by').notNullable().references('admins.id')
      table.bigInteger('proposed_at').notNullable()
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...proposalStatuses])
      table.uuid('decided_by').nullable().references('admins.id')
      table.bigInteger('decided_at').nullable()
    })
    this.uniqueIndex(
      'proposals_waiting_once',
      `proposals ("right", subject_kind, subject_id) where status = 'waiting'`
    )
    // What was decided, without reading all there ever was.
    this.index('proposals_by_decision', 'proposals (decided_at)')

    // Work that one admin has in hand.
    this.schema.createTable('work_claims', (table) => {
      table
        .string('kind', 30)
        .notNullable()
        .checkIn([...claimedKinds])
      table.string('subject_id', 100).notNullable()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE')
      table.bigInteger('until').notNullable()
      table.primary(['kind', 'subject_id'])
    })

    // What admins have filled in for a site and not kept yet, one draft for each, and the browser in which
    // they look at the site with it.
    this.schema.createTable('setting_drafts', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE')
      table.uuid('site_id').notNullable().references('sites.id').onDelete('CASCADE').index()
      table.text('changes').notNullable()
      table.bigInteger('changed_at').notNullable()
      table
        .uuid('session_id')
        .nullable()
        .references('admin_sessions.id')
        .onDelete('SET NULL')
        .index()
      table.string('preview_digest', 64).nullable().unique()
      table.bigInteger('preview_opened_at').nullable()
      table.bigInteger('preview_until').nullable()
      table.unique(['admin_id', 'site_id'])
    })
  }

  async down() {
    this.dropTables('setting_drafts', 'work_claims', 'proposals')
    this.dropTables('recovery_codes', 'admin_passkeys', 'admin_sessions', 'admins')
  }
}
