import type { User, UserStatus } from '#core/users/user'
import type { Rows } from '#core/repositories/rows'

/** `credits` is written by the ledger only. */
export interface Users extends Rows<User, string, 'id' | 'credits'> {
  /** The status of the account of a profile. */
  statusOf(profileId: string): Promise<UserStatus | null>
  /** Returns false, and writes nothing, when the e-mail address is taken. */
  changeEmail(id: string, email: string): Promise<boolean>
}
