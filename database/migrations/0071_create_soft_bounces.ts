import { BaseSchema } from '@adonisjs/lucid/schema'

/** Failed deliveries that count towards disabling a member's mail. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('soft_bounces', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.bigInteger('at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('soft_bounces')
  }
}
