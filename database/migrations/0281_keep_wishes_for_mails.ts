import { BaseSchema } from '@adonisjs/lucid/schema'
import { mailPaces } from '#core/notifications/mail/mail_wish'

/** How members want mails, and how many news mails did not bring one back to the site. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mail_wishes', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.enum('pace', mailPaces).notNullable()
      table.boolean('is_neutral').notNullable()
    })
    this.schema.raw('alter table news_mails add column unanswered integer not null default 0')
  }

  async down() {
    this.schema.raw('alter table news_mails drop column unanswered')
    this.schema.dropTable('mail_wishes')
  }
}
