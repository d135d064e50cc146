import { BaseSchema } from '@adonisjs/lucid/schema'

/** Codes that the site makes by itself; a member gets one for each purpose. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table discount_codes add column purpose varchar(20) null')
    this.schema.raw(
      `create unique index discount_codes_purpose on discount_codes (user_id, purpose)
        where purpose is not null`
    )
  }

  async down() {
    this.schema.raw('drop index discount_codes_purpose')
    this.schema.raw('alter table discount_codes drop column purpose')
  }
}
