import { BaseSchema } from '@adonisjs/lucid/schema'
import { appealDecisions } from '#core/moderation/measures/appeal'

/** What members write against measures; one for each measure. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('appeals', (table) => {
      table.uuid('id').primary()
      table.uuid('measure_id').notNullable().unique().references('measures.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('body').notNullable()
      table.bigInteger('made_at').notNullable()
      table
        .string('decision', 10)
        .nullable()
        .checkIn([...appealDecisions])
      table.text('answer').nullable()
      table.uuid('decided_by').nullable().references('admins.id')
      table.bigInteger('decided_at').nullable()
      table.index(['decision', 'made_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('appeals')
  }
}
