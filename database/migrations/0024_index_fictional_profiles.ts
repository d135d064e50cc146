import { BaseSchema } from '@adonisjs/lucid/schema'

/** Fictional profiles are few: finding one must not scan all profiles. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create index profiles_fictional on profiles (country, gender) where fictional')
  }

  async down() {
    this.schema.raw('drop index profiles_fictional')
  }
}
