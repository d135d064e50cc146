import { BaseSchema } from '@adonisjs/lucid/schema'
import { claimedKinds } from '#core/admin/claims/work_claim'
import { proposalStatuses } from '#core/admin/four_eyes/proposal'

/** Grave acts that wait for a second admin, and work that one admin has in hand. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('proposals', (table) => {
      table.uuid('id').primary()
      table.string('right', 40).notNullable()
      table.string('subject_kind', 20).notNullable()
      table.string('subject_id', 100).notNullable()
      table.uuid('site_id').nullable().references('sites.id')
      table.text('details').notNullable()
      table.text('reason').notNullable()
      table.uuid('proposed_by').notNullable().references('admins.id')
      table.bigInteger('proposed_at').notNullable()
      table
        .string('status', 10)
        .notNullable()
        .checkIn([...proposalStatuses])
      table.uuid('decided_by').nullable().references('admins.id')
      table.bigInteger('decided_at').nullable()
    })
    this.schema.raw(
      `create unique index proposals_waiting_once on proposals ("right", subject_kind, subject_id)
       where status = 'waiting'`
    )
    this.schema.createTable('work_claims', (table) => {
      table
        .string('kind', 30)
        .notNullable()
        .checkIn([...claimedKinds])
      table.string('subject_id', 100).notNullable()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE')
      table.bigInteger('until').notNullable()
      table.primary(['kind', 'subject_id'])
    })
  }

  async down() {
    this.schema.dropTable('work_claims')
    this.schema.dropTable('proposals')
  }
}
