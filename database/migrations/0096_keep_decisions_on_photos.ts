import { BaseSchema } from '@adonisjs/lucid/schema'
import { photoStatuses } from '#core/profiles/photos/photo'

/** Decisions about photos, what pictures look like, and the queue of photos that wait. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('photo_decisions', (table) => {
      table.uuid('id').primary()
      table.uuid('photo_id').notNullable().references('photos.id').onDelete('CASCADE').index()
      table.uuid('admin_id').nullable().references('admins.id')
      table.boolean('automatic').notNullable()
      for (const column of ['status', 'status_before']) {
        table
          .string(column, 10)
          .notNullable()
          .checkIn([...photoStatuses])
      }
      table.string('rejection', 20).nullable()
      table.string('rejection_before', 20).nullable()
      table.uuid('main_before').nullable()
      table.uuid('main_after').nullable()
      table.bigInteger('decided_at').notNullable()
      table.bigInteger('undone_at').nullable()
      table.index(['admin_id', 'decided_at'])
    })
    // Without a reference: the hash of an illegal picture outlives its photo.
    this.schema.createTable('photo_hashes', (table) => {
      table.uuid('photo_id').primary()
      table.string('hash', 16).nullable()
      table.string('mirrored', 16).nullable()
      table.string('barred_for', 20).nullable()
    })
    for (const place of [1, 5, 9, 13]) {
      this.schema.raw(
        `create index photo_hashes_part_${place} on photo_hashes (substr(hash, ${place}, 4))`
      )
    }
    this.schema.raw(
      `create index photos_waiting on photos (created_at, id) where status = 'pending'`
    )
  }

  async down() {
    this.schema.raw('drop index photos_waiting')
    this.schema.dropTable('photo_hashes')
    this.schema.dropTable('photo_decisions')
  }
}
