import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'

export abstract class EmailChanges {
  abstract find(id: string): Promise<EmailChange | null>
  abstract findByDigest(digest: string): Promise<EmailChange | null>
  /** How many were asked for by the user from `since` on. */
  abstract count(userId: string, since: DateTime): Promise<number>
  abstract add(change: EmailChange): Promise<void>
  abstract update(id: string, change: Partial<Omit<EmailChange, 'id' | 'userId'>>): Promise<void>
  /** Lets links of the user expire: those that wait for confirmation, or those that undo as well. */
  abstract expire(userId: string, which: 'waiting' | 'all', at: DateTime): Promise<void>
}
