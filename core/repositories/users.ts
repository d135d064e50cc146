import type { Standing, User } from '#core/users/user'
import type { Rows } from '#core/repositories/rows'

/** `credits` is written by the ledger only. */
export interface Users extends Rows<User, string, 'id' | 'credits'> {
  /** The status of the account of a profile; 'suspended' for one that would be active otherwise. */
  statusOf(profileId: string): Promise<Standing | null>
  /** Returns false, and writes nothing, when the e-mail address is taken. */
  changeEmail(id: string, email: string): Promise<boolean>
}
