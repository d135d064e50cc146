import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Login } from '#core/accounts/logging_in/login'
import { Logins, type ChosenLogins } from '#core/repositories/logins'
import LoginModel from '#models/login'

export class LucidLogins extends Logins {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async add(login: Login) {
    await LoginModel.create(login, { client: this.client })
  }

  async end({ userId, only, except }: ChosenLogins) {
    const query = this.client.from('logins').where('user_id', userId)
    if (only !== undefined) query.where('id', only)
    if (except !== undefined) query.whereNot('id', except)
    const rows: { id: string }[] = await query.clone().select('id')
    const ids = rows.map(({ id }) => id)
    await this.client.from('logins').whereIn('id', ids).delete()
    return ids
  }
}
