import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'
import type { Rows } from '#core/repositories/rows'

export interface EmailChanges extends Rows<EmailChange, string, 'id'> {
  /** The number of changes that the user requested after `since`. */
  count(userId: string, since: DateTime): Promise<number>
  /** Expires the user's links: those for confirmation, or also those for undoing. */
  expire(userId: string, which: 'waiting' | 'all', at: DateTime): Promise<void>
}
