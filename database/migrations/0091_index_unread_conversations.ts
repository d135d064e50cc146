import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serves the badge of unread messages, which would read every conversation of a busy member. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index participants_unread on participants (profile_id, unread) where unread > 0'
    )
  }

  async down() {
    this.schema.raw('drop index participants_unread')
  }
}
