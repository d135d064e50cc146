import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members who were erased before gender, whom they seek, place and times were erased with them. */
export default class extends BaseSchema {
  async up() {
    const day = 86_400_000
    this.schema.raw(`
      update profiles set gender = 'male', sexuality = 'hetero', advertised = false, captioned = false,
        invisible = false, created_at = created_at - created_at % ${day},
        last_active_at = created_at - created_at % ${day},
        place_id = (select id from places order by id limit 1),
        region_id = (select region_id from places order by id limit 1)
      where user_id in (select id from users where status = 'deleted')`)
  }

  /** What was erased cannot come back. */
  async down() {}
}
