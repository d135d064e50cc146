import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#core/accounts/user'
import { Users } from '#core/ports/users'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import UserModel from '#models/user'

export class LucidUsers extends Users {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(id: string) {
    return UserModel.find(id, { client: this.client })
  }

  findByEmail(email: string) {
    return UserModel.findBy('email', email, { client: this.client })
  }

  lock(id: string) {
    return UserModel.query({ client: this.client }).where('id', id).forUpdate().first()
  }

  add(user: User) {
    return insertUnlessKnown(this.client, (client) => UserModel.create(user, { client }))
  }

  async update(id: string, changes: Partial<User>) {
    const user = await UserModel.findOrFail(id, { client: this.client })
    await user.merge(changes).save()
  }
}
