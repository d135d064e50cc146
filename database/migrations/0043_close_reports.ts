import { BaseSchema } from '@adonisjs/lucid/schema'
import { reportDecisions } from '#core/moderation/report'

/** Decision and closing time of a report; both null while it is open. */
export default class extends BaseSchema {
  async up() {
    const known = reportDecisions.map((one) => `'${one}'`).join(', ')
    // In SQL: Knex writes the checks of new columns for PostgreSQL alone.
    this.schema.raw(
      `alter table reports add column decision varchar(20)
        constraint reports_known_decision check (decision in (${known}))`
    )
    this.schema.raw('alter table reports add column closed_at bigint')
  }

  async down() {
    this.schema.raw('alter table reports drop column closed_at')
    this.schema.raw('alter table reports drop column decision')
  }
}
