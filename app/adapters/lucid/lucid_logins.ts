import type { Login } from '#core/accounts/logging_in/login'
import type { ChosenLogins, Logins } from '#core/repositories/logins'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidLogins extends LucidRows<Login, string, 'id'> implements Logins {
  async end({ userId, only, except }: ChosenLogins) {
    const chosen = this.query().where('user_id', userId)
    if (only !== undefined) chosen.where('id', only)
    if (except !== undefined) chosen.whereNot('id', except)
    const ids: string[] = await chosen.pluck('id')
    await this.query().whereIn('id', ids).delete()
    return ids
  }
}
