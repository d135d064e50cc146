import { BaseSchema } from '@adonisjs/lucid/schema'

/** They are few: who looks for one shall not read through everybody else. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create index profiles_fictional on profiles (country, gender) where fictional')
  }

  async down() {
    this.schema.raw('drop index profiles_fictional')
  }
}
