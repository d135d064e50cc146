import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { BankTransfer, IncomingTransfer } from '#core/payments/bank_transfer/bank_transfer'
import { BankTransfers } from '#core/repositories/bank_transfers'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plain } from '#adapters/lucid/plain'
import BankTransferModel from '#models/bank_transfer'
import IncomingTransferModel from '#models/incoming_transfer'

export class LucidBankTransfers extends BankTransfers {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(reference: string) {
    return plain(await BankTransferModel.find(reference, { client: this.client }))
  }

  async lock(reference: string) {
    const query = BankTransferModel.query({ client: this.client }).where({ reference })
    return plain(await query.forUpdate().first())
  }

  begunSince(moment: DateTime) {
    return BankTransferModel.query({ client: this.client })
      .where('createdAt', '>=', moment.toMillis())
      .orderBy('createdAt')
  }

  add(transfer: BankTransfer) {
    return insertUnlessKnown(this.client, (client) =>
      BankTransferModel.create(transfer, { client })
    )
  }

  async update(reference: string, changes: Pick<BankTransfer, 'cancelledAt'>) {
    const transfer = await BankTransferModel.findOrFail(reference, { client: this.client })
    await transfer.merge(changes).save()
  }

  receive(incoming: IncomingTransfer) {
    return insertUnlessKnown(this.client, (client) =>
      IncomingTransferModel.create(incoming, { client })
    )
  }

  async findReceived(id: string) {
    return plain(await IncomingTransferModel.find(id, { client: this.client }))
  }

  receivedFor(reference: string) {
    return IncomingTransferModel.query({ client: this.client })
      .where({ reference })
      .orderBy('foundAt')
      .orderBy('id')
  }
}
