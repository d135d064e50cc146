import { notificationKinds } from '#core/notifications/kinds'
import { mailPaces } from '#core/notifications/mail/mail_wish'
import { reminderKinds } from '#core/notifications/reminders/reminder'
import { Migration } from '#database/migration'

/** What members want to be told of and how, what they were told, and mail that did not arrive. */
export default class extends Migration {
  async up() {
    this.#createWishes()
    this.#createPushes()
    this.#createMails()
    this.#createBounces()
  }

  #createWishes() {
    // Rows are of what is off, but for offers by mail, which are off until somebody asks for them.
    this.schema.createTable('notification_switches', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('kind', 20).notNullable()
      table.string('channel', 10).notNullable()
      table.boolean('is_on').notNullable().defaultTo(false)
      table.primary(['user_id', 'kind', 'channel'])
    })

    this.schema.createTable('quiet_hours', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.integer('from_hour').notNullable()
      table.integer('until_hour').notNullable()
      table.check('from_hour between 0 and 23', [], 'quiet_hours_from_within_a_day')
      table.check('until_hour between 0 and 23', [], 'quiet_hours_until_within_a_day')
    })

    this.schema.createTable('mail_wishes', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.enum('pace', mailPaces).notNullable()
      table.boolean('is_neutral').notNullable()
    })
  }

  #createPushes() {
    // Browsers that receive pushes while their login is valid.
    this.schema.createTable('push_subscriptions', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('login_id').notNullable().references('logins.id').onDelete('CASCADE')
      table.string('endpoint', 1000).notNullable().unique()
      table.string('p256dh', 87).notNullable()
      table.string('auth', 22).notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'created_at'])
      table.index(['login_id'])
    })

    // The last pushes to each browser, so that none is repeated.
    this.schema.createTable('pushes', (table) => {
      table
        .uuid('subscription_id')
        .notNullable()
        .references('push_subscriptions.id')
        .onDelete('CASCADE')
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...notificationKinds])
      table.uuid('subject_id').notNullable()
      table.uuid('news_id').notNullable()
      table.integer('sequence').notNullable()
      table.bigInteger('at').notNullable()
      table.bigInteger('sent_at').nullable()
      table.primary(['subscription_id', 'kind', 'subject_id'])
      table.index(['subscription_id', 'kind', 'at'])
    })
  }

  #createMails() {
    // The time of each member's last and next mail about unseen news, and how many did not bring one back.
    this.schema.createTable('news_mails', (table) => {
      table.uuid('profile_id').primary().references('profiles.id').onDelete('CASCADE')
      table.bigInteger('due_at').nullable()
      table.bigInteger('sent_at').nullable()
      table.integer('unanswered').notNullable().defaultTo(0)
    })

    // When members were last reminded of something, so that nobody is told twice.
    this.schema.createTable('reminders', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...reminderKinds])
      table.bigInteger('sent_at').notNullable()
      table.primary(['user_id', 'kind'])
    })

    // Which mails were sent to which member, without what was in them.
    this.schema.createTable('sent_mails', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('kind', 40).notNullable()
      table.bigInteger('sent_at').notNullable().index()
      table.index(['user_id', 'sent_at'])
    })
  }

  #createBounces() {
    // Failed deliveries that count towards disabling a member's mail.
    this.schema.createTable('soft_bounces', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.bigInteger('at').notNullable()
    })
    // Mails that came back lately, for the back office.
    this.index('soft_bounces_by_time', 'soft_bounces (at)')

    // Providers that refuse the site's mail because of its sender or content, for the operator.
    this.schema.createTable('mail_refusals', (table) => {
      table.string('domain', 255).notNullable()
      table.string('status', 11).notNullable()
      table.string('answer', 300).notNullable()
      table.integer('number').notNullable()
      table.bigInteger('first_at').notNullable()
      table.bigInteger('last_at').notNullable().index()
      table.primary(['domain', 'status'])
    })

    // What became of pushes and mails, by day (UTC), without saying whose.
    this.schema.createTable('delivery_counts', (table) => {
      table.string('day', 10).notNullable()
      table.string('outcome', 20).notNullable()
      table.integer('number').notNullable()
      table.primary(['day', 'outcome'])
    })
  }

  async down() {
    this.dropTables('delivery_counts', 'mail_refusals', 'soft_bounces')
    this.dropTables('sent_mails', 'reminders', 'news_mails')
    this.dropTables('pushes', 'push_subscriptions')
    this.dropTables('mail_wishes', 'quiet_hours', 'notification_switches')
  }
}
