import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds data downloads that have expired among the tokens of all members, each hour. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index tokens_of_downloads on tokens (expires_at)
        where purpose = 'data' and used_at is null`
    )
  }

  async down() {
    this.schema.raw('drop index tokens_of_downloads')
  }
}
