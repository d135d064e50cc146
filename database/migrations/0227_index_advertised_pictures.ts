import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serves landers of one country and the pictures of the home page, without reading all who agreed to be shown. As it holds
 * expressions, PostgreSQL keeps statistics of these: without them, it takes the conditions of `lander_people.ts`
 * for ones that hardly anybody meets, and reads everybody.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_advertised_in_country
        on profiles ((country || ''), last_active_at, (gender || '')) where ${shown}`
    )
    this.schema.raw(
      `create index profiles_advertised_pictures on profiles (main_photo_id)
        where ${shown} and main_photo_id is not null`
    )
  }

  async down() {
    this.schema.raw('drop index profiles_advertised_pictures')
    this.schema.raw('drop index profiles_advertised_in_country')
  }
}

const shown = `advertised and status = 'active' and not invisible`
