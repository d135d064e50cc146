import type { DateTime } from 'luxon'
import type { BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { BankTransfers } from '#core/repositories/bank_transfers'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidBankTransfers
  extends LucidRows<BankTransfer, string, 'reference'>
  implements BankTransfers
{
  createdSince(moment: DateTime) {
    return this.readAll(
      this.query().where('created_at', '>=', moment.toMillis()).orderBy('created_at')
    )
  }

  incomplete() {
    return this.readAll(this.query().whereNotNull('incomplete_since').orderBy('incomplete_since'))
  }

  ofUser(userId: string) {
    const orders = this.client.knexQuery().from('orders').where('user_id', userId).select('id')
    return this.readAll(this.query().whereIn('order_id', orders))
  }
}
