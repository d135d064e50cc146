import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'
import type { Rows } from '#core/repositories/rows'

export interface EmailChanges extends Rows<EmailChange, string, 'id'> {
  /** How many were asked for by the user after `since`. */
  count(userId: string, since: DateTime): Promise<number>
  /** Lets links of the user expire: those that wait for confirmation, or those that undo as well. */
  expire(userId: string, which: 'waiting' | 'all', at: DateTime): Promise<void>
}
