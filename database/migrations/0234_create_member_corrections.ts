import { BaseSchema } from '@adonisjs/lucid/schema'
import { correctionKinds } from '#core/admin/members/member_correction'

/** What admins put right in accounts of members, and why, as the members are told it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('member_corrections', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...correctionKinds])
      table.string('before', 20).notNullable()
      table.string('after', 20).notNullable()
      table.text('facts').notNullable()
      table.uuid('movement_id').nullable().unique()
      table.uuid('corrected_by').nullable().references('admins.id')
      table.bigInteger('corrected_at').notNullable()
      table.index(['user_id', 'corrected_at'])
    })
  }

  async down() {
    this.schema.dropTable('member_corrections')
  }
}
