import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the nightly job that erases old messages. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index messages_by_age on messages (delivered_at) where delivered_at is not null`
    )
  }

  async down() {
    this.schema.raw('drop index messages_by_age')
  }
}
