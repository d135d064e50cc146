import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serves landers of one country and the pictures of the home page, without reading all who agreed to be shown. PostgreSQL
 * needs statistics of the expressions in `lander_people.ts`: without them it takes them for conditions that hardly
 * anybody meets, and reads everybody.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_advertised_in_country on profiles ((country || ''), last_active_at)
        where ${shown}`
    )
    this.schema.raw(
      `create index profiles_advertised_pictures on profiles (main_photo_id)
        where ${shown} and main_photo_id is not null`
    )
    if (this.db.dialect.name !== 'postgres') return
    for (const column of expressed) {
      this.schema.raw(
        `create statistics profiles_${column}_text on (${column} || '') from profiles`
      )
    }
    this.schema.raw('analyze profiles')
  }

  async down() {
    if (this.db.dialect.name === 'postgres') {
      for (const column of expressed) this.schema.raw(`drop statistics profiles_${column}_text`)
    }
    this.schema.raw('drop index profiles_advertised_pictures')
    this.schema.raw('drop index profiles_advertised_in_country')
  }
}

const shown = `advertised and status = 'active' and not invisible`
const expressed = ['country', 'gender']
