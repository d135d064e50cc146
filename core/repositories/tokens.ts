import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/users/token'
import type { Rows } from '#core/repositories/rows'

export interface Tokens extends Rows<Token, string, 'id'> {
  /** Replaces the secret of a link and restarts its time: the one mailed before no longer works. */
  renew(id: string, change: Pick<Token, 'digest' | 'expiresAt'>): Promise<void>
  /** The number of links of this purpose that were made for the user since then. */
  count(userId: string, purpose: TokenPurpose, since: DateTime): Promise<number>
  markUsed(id: string, usedAt: DateTime): Promise<void>
  /** Expires every usable link of this user and purpose at `at`. */
  expireAll(userId: string, purpose: TokenPurpose, at: DateTime): Promise<void>
  /** Expires the links of every purpose, when the mailbox may no longer be the owner's. */
  expireEvery(userId: string, at: DateTime): Promise<void>
}
