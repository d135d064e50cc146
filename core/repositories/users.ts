import type { User, UserStatus } from '#core/accounts/user'

export abstract class Users {
  abstract find(id: string): Promise<User | null>
  /** Of the account behind a profile. */
  abstract statusOf(profileId: string): Promise<UserStatus | null>
  abstract findByEmail(email: string): Promise<User | null>
  /** Reads the user and keeps every other unit of work that locks them waiting. */
  abstract lock(id: string): Promise<User | null>
  /** Answers false, and writes nothing, when the e-mail address is taken. */
  abstract add(user: User): Promise<boolean>
  /** Answers false, and writes nothing, when the e-mail address is taken. */
  abstract changeEmail(id: string, email: string): Promise<boolean>
  abstract update(id: string, changes: Partial<Omit<User, 'id' | 'credits'>>): Promise<void>
}
