import { BaseSchema } from '@adonisjs/lucid/schema'
import { evidenceKinds, reportReasons, reportStatuses } from '#core/moderation/report'

/** Reports, and separately their evidence as it was then. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reports', (table) => {
      table.uuid('id').primary()
      table.uuid('reporter_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('reported_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table
        .string('reason', 20)
        .notNullable()
        .checkIn([...reportReasons])
      table.text('explanation').nullable()
      table
        .string('evidence_kind', 20)
        .notNullable()
        .checkIn([...evidenceKinds])
      table.uuid('evidence_id').notNullable()
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...reportStatuses])
      table.bigInteger('created_at').notNullable()
      table.bigInteger('reported_at').notNullable()
      table.index(['reporter_id', 'created_at'])
      table.index(['reported_id', 'created_at'])
      table.index(['status', 'reported_at'])
      table.index(['reported_at'])
      table.check('reporter_id <> reported_id', [], 'reports_never_oneself')
    })
    this.schema.raw(
      `create unique index reports_open on reports
        (reporter_id, reported_id, evidence_kind, evidence_id) where status = 'open'`
    )

    this.schema.createTable('report_evidence', (table) => {
      table.uuid('report_id').primary().references('reports.id').onDelete('CASCADE')
      table.text('snapshot').notNullable()
      table.binary('picture').nullable()
    })
  }

  async down() {
    this.schema.dropTable('report_evidence')
    this.schema.dropTable('reports')
  }
}
