import { BaseSchema } from '@adonisjs/lucid/schema'

/** The time of each member's last and next mail about unseen news. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('news_mails', (table) => {
      table.uuid('profile_id').primary().references('profiles.id').onDelete('CASCADE')
      table.bigInteger('due_at').nullable()
      table.bigInteger('sent_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('news_mails')
  }
}
