import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/accounts/token'

export abstract class Tokens {
  abstract find(id: string): Promise<Token | null>
  abstract findByDigest(purpose: TokenPurpose, digest: string): Promise<Token | null>
  abstract add(token: Token): Promise<void>
  /** Gives a link another secret, and its time anew: the one mailed before is void. */
  abstract renew(id: string, change: Pick<Token, 'digest' | 'expiresAt'>): Promise<void>
  /** How many links of this purpose were made for the user from `since` on. */
  abstract count(userId: string, purpose: TokenPurpose, since: DateTime): Promise<number>
  abstract markUsed(id: string, usedAt: DateTime): Promise<void>
  /** Lets every unused link of this user and purpose that still works expire at `at`. */
  abstract expireAll(userId: string, purpose: TokenPurpose, at: DateTime): Promise<void>
  /** The same for every purpose: the links in a mailbox that may no longer be the owner's. */
  abstract expireEvery(userId: string, at: DateTime): Promise<void>
}
