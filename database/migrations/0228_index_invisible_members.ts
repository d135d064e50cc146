import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds invisible members, whom `class_counts` leaves out, for the number of all members. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index profiles_invisible on profiles (site_id, country) where invisible'
    )
  }

  async down() {
    this.schema.raw('drop index profiles_invisible')
  }
}
