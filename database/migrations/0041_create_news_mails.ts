import { BaseSchema } from '@adonisjs/lucid/schema'

/** When each member is next told by mail what they have not seen, and was last. */
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
