import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/users/token'
import type { Rows } from '#core/repositories/rows'

export interface Tokens extends Rows<Token, string, 'id'> {
  /** Gives a link another secret, and its time anew: the one mailed before is void. */
  renew(id: string, change: Pick<Token, 'digest' | 'expiresAt'>): Promise<void>
  /** How many links of this purpose were made for the user from `since` on. */
  count(userId: string, purpose: TokenPurpose, since: DateTime): Promise<number>
  markUsed(id: string, usedAt: DateTime): Promise<void>
  /** Lets every unused link of this user and purpose that still works expire at `at`. */
  expireAll(userId: string, purpose: TokenPurpose, at: DateTime): Promise<void>
  /** The same for every purpose: the links in a mailbox that may no longer be the owner's. */
  expireEvery(userId: string, at: DateTime): Promise<void>
}
