import { BaseSchema } from '@adonisjs/lucid/schema'

/** Counts whom visitors find: the index of all members would look each of them up to see who is open. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_open_counted on profiles (country, gender, date_of_birth, site_id)
        where status = 'active' and not invisible and open_to_visitors`
    )
  }

  async down() {
    this.schema.raw('drop index profiles_open_counted')
  }
}
