import type { User, UserStatus } from '#core/users/user'
import type { Rows } from '#core/repositories/rows'

/** The ledger alone writes `credits`. */
export interface Users extends Rows<User, string, 'id' | 'credits'> {
  /** Of the account behind a profile. */
  statusOf(profileId: string): Promise<UserStatus | null>
  /** Answers false, and writes nothing, when the e-mail address is taken. */
  changeEmail(id: string, email: string): Promise<boolean>
}
