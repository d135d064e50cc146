import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which mails were sent to which member, without what was in them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sent_mails', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('kind', 40).notNullable()
      table.bigInteger('sent_at').notNullable().index()
      table.index(['user_id', 'sent_at'])
    })
  }

  async down() {
    this.schema.dropTable('sent_mails')
  }
}
