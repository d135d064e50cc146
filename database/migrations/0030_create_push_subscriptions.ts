import { BaseSchema } from '@adonisjs/lucid/schema'

/** Browsers that receive pushes while their login is valid, and quiet hours. */
export default class extends BaseSchema {
  async up() {
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

    this.schema.createTable('quiet_hours', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.integer('from_hour').notNullable()
      table.integer('until_hour').notNullable()
      table.check('from_hour between 0 and 23', [], 'quiet_hours_from_within_a_day')
      table.check('until_hour between 0 and 23', [], 'quiet_hours_until_within_a_day')
    })
  }

  async down() {
    this.schema.dropTable('quiet_hours')
    this.schema.dropTable('push_subscriptions')
  }
}
