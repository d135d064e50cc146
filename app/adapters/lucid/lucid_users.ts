import { standingOf, type Standing, type User } from '#core/users/user'
import type { Users } from '#core/repositories/users'
import { unlessTaken } from '#adapters/lucid/conflicts'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidUsers extends LucidRows<User, string, 'id' | 'credits'> implements Users {
  async statusOf(profileId: string): Promise<Standing | null> {
    const row = await this.client
      .knexQuery()
      .options({ prepared: true })
      .from('profiles')
      .join('users', 'users.id', 'profiles.user_id')
      .where('profiles.id', profileId)
      .select('users.status', 'users.suspended_until as suspendedUntil')
      .first()
    return row ? standingOf(row) : null
  }

  changeEmail(id: string, email: string) {
    return unlessTaken(this.client, (client) =>
      client.from('users').where({ id }).update({ email })
    )
  }
}
