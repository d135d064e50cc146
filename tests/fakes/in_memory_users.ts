import type { User } from '#core/accounts/user'
import type { Profiles } from '#core/repositories/profiles'
import { Users } from '#core/repositories/users'

export class InMemoryUsers extends Users {
  readonly rows = new Map<string, User>()

  constructor(private profiles: Profiles) {
    super()
  }

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async statusOf(profileId: string) {
    const profile = await this.profiles.find(profileId)
    return this.rows.get(profile?.userId ?? '')?.status ?? null
  }

  async findByEmail(email: string) {
    return [...this.rows.values()].find((user) => user.email === email) ?? null
  }

  /** The unit of work runs one after another, so that nobody else can be waiting. */
  async lock(id: string) {
    return this.find(id)
  }

  async add(user: User) {
    if (user.email !== null && (await this.findByEmail(user.email))) return false
    this.rows.set(user.id, user)
    return true
  }

  async changeEmail(id: string, email: string) {
    const owner = await this.findByEmail(email)
    if (owner && owner.id !== id) return false
    await this.update(id, { email })
    return true
  }

  async update(id: string, changes: Partial<Omit<User, 'id' | 'credits'>>) {
    const user = this.rows.get(id)
    if (user) this.rows.set(id, { ...user, ...changes })
  }
}
