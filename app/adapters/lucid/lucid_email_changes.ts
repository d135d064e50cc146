import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'
import type { EmailChanges } from '#core/repositories/email_changes'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidEmailChanges
  extends LucidRows<EmailChange, string, 'id'>
  implements EmailChanges
{
  count(userId: string, since: DateTime) {
    const asked = this.query().where('user_id', userId)
    return this.counted(asked.where('requested_at', '>', since.toMillis()))
  }

  async expire(userId: string, which: 'waiting' | 'all', at: DateTime) {
    const meant = this.query().where('user_id', userId)
    if (which === 'waiting') meant.whereNull('changed_at')
    await meant.where('expires_at', '>', at.toMillis()).update({ expires_at: at.toMillis() })
  }
}
