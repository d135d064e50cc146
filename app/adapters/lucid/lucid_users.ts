import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User, UserStatus } from '#core/accounts/user'
import { Users } from '#core/repositories/users'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plain, plainOf } from '#adapters/lucid/plain'
import UserModel from '#models/user'

export class LucidUsers extends Users {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await UserModel.find(id, { client: this.client }))
  }

  async statusOf(profileId: string): Promise<UserStatus | null> {
    const row = await this.client
      .from('profiles')
      .join('users', 'users.id', 'profiles.user_id')
      .where('profiles.id', profileId)
      .select('users.status')
      .first()
    return row?.status ?? null
  }

  async findByEmail(email: string) {
    return plain(await UserModel.findBy('email', email, { client: this.client }))
  }

  async lock(id: string) {
    const row = await this.client.from('users').where('id', id).forUpdate().first()
    return plainOf(UserModel, row)
  }

  add(user: User) {
    return insertUnlessKnown(this.client, (client) => UserModel.create(user, { client }))
  }

  changeEmail(id: string, email: string) {
    return insertUnlessKnown(this.client, (client) =>
      client.from('users').where({ id }).update({ email })
    )
  }

  async update(id: string, changes: Partial<User>) {
    const user = await UserModel.findOrFail(id, { client: this.client })
    await user.merge(changes).save()
  }
}
