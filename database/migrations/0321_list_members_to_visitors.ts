import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serves searches of visitors, who find only whoever is open to them: among few, a whole country would be read. */
export default class extends BaseSchema {
  async up() {
    const order = 'has_photo desc, last_active_at desc, id desc'
    for (const place of ['country', 'region_id']) {
      this.schema.raw(
        `create index profiles_open_by_${place} on profiles (${place}, gender, ${order}, date_of_birth)
          where status = 'active' and not invisible and open_to_visitors`
      )
    }
  }

  async down() {
    for (const place of ['country', 'region_id']) {
      this.schema.raw(`drop index profiles_open_by_${place}`)
    }
  }
}
