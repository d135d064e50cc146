import { BaseSchema } from '@adonisjs/lucid/schema'
import { notificationKinds } from '#core/notifications/kinds'

/** The last pushes to each browser, so that none is repeated. */
export default class extends BaseSchema {
  async up() {
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

  async down() {
    this.schema.dropTable('pushes')
  }
}
