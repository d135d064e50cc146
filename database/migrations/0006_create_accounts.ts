import { consentKinds, consentPlaces } from '#core/accounts/consents/consent'
import { deleteReasons } from '#core/accounts/leaving/deletion'
import { locales } from '#core/sites/locales'
import { banReasons, userStatuses } from '#core/users/user'
import { Migration } from '#database/migration'

/** Accounts, how their owners get in, and how they leave. */
export default class extends Migration {
  async up() {
    this.#createUsers()
    this.#createEntry()
    this.#createConsents()
    this.#createLeaving()
  }

  #createUsers() {
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
      // Triggers keep it in step with the ledger.
      table.integer('credits').notNullable().defaultTo(0)
      table.integer('free_messages_used').notNullable().defaultTo(0)
      table.bigInteger('signup_date').notNullable()
      table.bigInteger('confirmed_at').nullable()
      table.bigInteger('last_seen_at').notNullable()
      table.bigInteger('consent_version').nullable()
      table.bigInteger('consent_at').nullable()
      for (const source of ['network', 'ref', 'sub1', 'sub2', 'sub3']) table.string(source, 190)
      // Why a member gets no notifications by mail, as a list in JSON; empty for almost all.
      table.text('notifications_disabled').notNullable().defaultTo('[]')
      // After fraud, partners are warned.
      table
        .string('ban_reason', 20)
        .nullable()
        .checkIn([...banReasons], 'users_ban_reason_known')
      table.bigInteger('suspended_until').nullable()
      table.string('lander', 60).nullable()
      table.string('variant', 60).nullable()
      table.bigInteger('consents_answered').nullable()
      table.check('credits >= 0', [], 'users_credits_not_negative')
      table.check('free_messages_used >= 0', [], 'users_free_messages_not_negative')
    })
    // For reminders, by the age of the account.
    this.index('users_signup_date', 'users (signup_date)')
    // The list of members of the back office.
    this.index('users_by_site', 'users (site_id, id)')
    this.index('users_by_status', 'users (status, id)')
    this.index('users_by_site_and_status', 'users (site_id, status, id)')
    // For the figures of a day.
    this.index('users_by_confirmation', 'users (confirmed_at) where confirmed_at is not null')
  }

  #createEntry() {
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
    // Finds data downloads that have expired among the tokens of all members, each hour.
    this.index(
      'tokens_of_downloads',
      `tokens (expires_at) where purpose = 'data' and used_at is null`
    )

    this.schema.createTable('logins', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('user_agent', 255).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_seen_at').notNullable()
      // By the IP address, which is not stored; null when unknown.
      table.string('country', 2).nullable()
      table.index(['user_id', 'last_seen_at'])
      table.index(['last_seen_at'])
    })

    this.schema.createTable('passkeys', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('credential_id', 1400).notNullable().unique()
      table.text('public_key').notNullable()
      table.bigInteger('counter').notNullable()
      table.text('transports').notNullable()
      table.string('name', 120).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_used_at').nullable()
      table.index(['user_id', 'created_at'])
    })

    // Recent attempts to log in, failed or still running; account and IP address are stored as digests only, and of an
    // IPv6 address also that of its /48.
    this.schema.createTable('login_attempts', (table) => {
      table.uuid('id').primary()
      table.string('account', 64).notNullable()
      table.string('address', 64).notNullable()
      table.bigInteger('at').notNullable()
      table.boolean('failed').notNullable().defaultTo(true)
      table.string('wider', 64).nullable()
      table.index(['account', 'at'])
      table.index(['address', 'at'])
      table.index(['at'])
      table.index(['wider', 'at'])
    })

    // Changes of e-mail addresses with their links.
    this.schema.createTable('email_changes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('old_email', 254).notNullable()
      table.string('new_email', 254).notNullable()
      table.string('digest', 64).nullable().unique()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('requested_at').notNullable()
      table.bigInteger('changed_at').nullable()
      table.bigInteger('undone_at').nullable()
      table.index(['user_id', 'requested_at'])
    })
  }

  /** The log of consents. */
  #createConsents() {
    this.schema.createTable('consents', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.enum('kind', consentKinds).notNullable()
      table.boolean('given').notNullable()
      table.bigInteger('version').notNullable()
      table.enum('place', consentPlaces).notNullable()
      table.bigInteger('at').notNullable()
    })
  }

  #createLeaving() {
    // Requested deletions, and for how many days each can be undone, as its site had it then.
    this.schema.createTable('account_deletions', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table
        .string('reason', 20)
        .notNullable()
        .checkIn([...deleteReasons])
      table.text('reason_text').nullable()
      table.text('remarks').nullable()
      table.string('status_before', 20).notNullable().checkIn(['not_confirmed', 'active'])
      table.bigInteger('requested_at').notNullable().index()
      table.boolean('by_admin').notNullable().defaultTo(false)
      table.integer('return_days').notNullable().defaultTo(14)
    })

    // What recognises somebody whose banned account is erased.
    this.schema.createTable('banned_addresses', (table) => {
      table.string('digest', 24).primary()
      table.bigInteger('kept_until').notNullable().index()
    })

    // The mails about members banned for fraud: when they go, and when they went.
    this.schema.createTable('fraud_warnings', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.uuid('banned_by').nullable().references('admins.id')
      table.bigInteger('mail_at').notNullable()
      table.bigInteger('mailed_at').nullable()
    })
  }

  async down() {
    this.dropTables('fraud_warnings', 'banned_addresses', 'account_deletions', 'consents')
    this.dropTables('email_changes', 'login_attempts', 'passkeys', 'logins', 'tokens', 'users')
  }
}
