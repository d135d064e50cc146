import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members who were erased before times, consent and country were erased with them; the last two days' are by their job. */
export default class extends BaseSchema {
  async up() {
    const twoDaysAgo = Date.now() - 2 * 86_400_000
    const erased = `select user_id from account_deletions where requested_at < ${twoDaysAgo}`
    this.schema.raw(`
      update users set ban_reason = null, suspended_until = null, paid_user = false, free_messages_used = 0,
        signup_date = 0, last_seen_at = 0, confirmed_at = null, consent_version = null, consent_at = null
      where status = 'deleted' and id in (${erased})`)
    this.schema.raw(`
      update profiles set created_at = 0, last_active_at = 0,
        country = (select country from places order by id limit 1)
      where user_id in (select id from users where status = 'deleted' and id in (${erased}))`)
  }

  /** What was erased cannot come back. */
  async down() {}
}
