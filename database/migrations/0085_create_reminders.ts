import { BaseSchema } from '@adonisjs/lucid/schema'
import { reminderKinds } from '#core/notifications/reminders/reminder'
import { notificationKinds } from '#core/notifications/kinds'

/**
 * When members were last reminded of something. Pushes may be of these kinds, too: their table is
 * made anew, as SQLite cannot change a check; its rows only keep the next pushes from repeating them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reminders', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...reminderKinds])
      table.bigInteger('sent_at').notNullable()
      table.primary(['user_id', 'kind'])
    })
    this.schema.raw('create index users_signup_date on users (signup_date)')
    this.#recreatePushes([...notificationKinds])
  }

  async down() {
    this.#recreatePushes(
      notificationKinds.filter((kind) => kind !== 'reminders' && kind !== 'offers')
    )
    this.schema.raw('drop index users_signup_date')
    this.schema.dropTable('reminders')
  }

  #recreatePushes(kinds: string[]) {
    this.schema.dropTable('pushes')
    this.schema.createTable('pushes', (table) => {
      table
        .uuid('subscription_id')
        .notNullable()
        .references('push_subscriptions.id')
        .onDelete('CASCADE')
      table.string('kind', 20).notNullable().checkIn(kinds)
      table.uuid('subject_id').notNullable()
      table.uuid('news_id').notNullable()
      table.integer('sequence').notNullable()
      table.bigInteger('at').notNullable()
      table.bigInteger('sent_at').nullable()
      table.primary(['subscription_id', 'kind', 'subject_id'])
      table.index(['subscription_id', 'kind', 'at'])
    })
  }
}
