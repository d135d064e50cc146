import { BaseSchema } from '@adonisjs/lucid/schema'
import { machineParts, measureKinds } from '#core/moderation/measures/measure'
import { reportReasons } from '#core/moderation/report'

/** What was done about the conduct of members, and until when members are suspended. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table users add column suspended_until bigint')
    this.schema.createTable('measures', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('report_id').nullable().references('reports.id').onDelete('SET NULL').index()
      table
        .string('kind', 20)
        .notNullable()
        .checkIn([...measureKinds])
      table
        .string('breach', 20)
        .notNullable()
        .checkIn([...reportReasons])
      table.text('law').nullable()
      table.text('facts').nullable()
      table
        .string('machine', 10)
        .notNullable()
        .checkIn([...machineParts])
      table.uuid('subject_id').nullable()
      table.text('hidden_text').nullable()
      table.bigInteger('until').nullable()
      table.uuid('taken_by').nullable().references('admins.id')
      table.bigInteger('taken_at').notNullable()
      table.bigInteger('lifted_at').nullable()
      table.index(['user_id', 'taken_at'])
    })
  }

  /** In SQL, as Knex would rebuild the table on SQLite. */
  async down() {
    this.schema.dropTable('measures')
    this.schema.raw('alter table users drop column suspended_until')
  }
}
