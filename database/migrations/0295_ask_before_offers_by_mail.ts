import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Rows said what is off, as everything was on at first. Offers by mail are off until somebody asks for
 * them: whoever left them on had not asked.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'alter table notification_switches add column is_on boolean not null default false'
    )
  }

  async down() {
    this.schema.raw('delete from notification_switches where is_on')
    this.schema.raw('alter table notification_switches drop column is_on')
  }
}
