import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BankTransferGateway } from '#core/payments/bank_transfer/bank_transfer_gateway'
import type { PaymentRequest } from '#core/ports/payment_gateway'
import { newPaymentContract } from '#tests/contracts/payments/new_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { orderRow } from '#tests/support/database/rows'
import { sitePorts } from '#tests/support/site/ports'

/** The contract creates payments of orders that do not exist yet. */
class OwnBankWithOrders extends BankTransferGateway {
  async create(request: PaymentRequest) {
    const { orderId: id } = request
    const row = { ...(await orderRow(ada())), id, method: 'sct', provider: this.name }
    await db.connection().knexQuery().table('orders').insert(row).onConflict('id').ignore()
    return super.create(request)
  }
}

test.group('Our own bank', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))
  newPaymentContract(async () => new OwnBankWithOrders(await sitePorts()))
})
