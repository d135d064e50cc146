import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serves landers: members who agreed to be shown to visitors, those who were active last first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index profiles_advertised_lately on profiles (last_active_at)
        where advertised and status = 'active' and not invisible`
    )
  }

  async down() {
    this.schema.raw('drop index profiles_advertised_lately')
  }
}
