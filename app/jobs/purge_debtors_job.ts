import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import {
  erasedDebtor,
  proofKeptFrom,
  signingsKeptFrom,
} from '#core/payments/direct_debit/retention'
import { Ports } from '#core/ports'
import AccountProof from '#models/account_proof'
import Debit from '#models/debit'
import BankTransfer from '#models/bank_transfer'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import OpenItem from '#models/open_item'
import Order from '#models/order'
import Refund from '#models/refund'
import SepaFile from '#models/sepa_file'
import Signing from '#models/signing'
import User from '#models/user'

/** Erases bank accounts that are no longer needed as proof; scheduled. */
@inject()
export default class PurgeDebtorsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'forget_debtors', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await purgeDebtors(this.ports.clock.now())
  }
}

/** Digests of an erased debtor stay only while one of its debits blocks the account. */
async function eraseDigests() {
  const blocking = Debit.query().where('state', 'returned').whereNull('unblockedAt')
  await Mandate.query()
    .where('iban', erasedDebtor.iban)
    .whereNotIn('id', blocking.select('mandateId'))
    .update({ ibanDigest: null, phoneDigest: null })
}

/**
 * Deletes forms of direct debit that were not signed within a day. Erases the debtor of a mandate
 * once its member is erased and the mandate is no longer needed as proof, and so the files for the
 * bank, the payers of bank transfers, the accounts that refunds were paid to and what the bank said of money
 * that an operator has settled. Rule: docs/product/privacy.md, Retention.
 */
async function purgeDebtors(now: DateTime) {
  const unsigned = signingsKeptFrom(now).toMillis()
  await Signing.query().where('createdAt', '<', unsigned).delete()
  const erased = User.query().where('status', 'deleted').select('id')
  const proven = proofKeptFrom(now).toMillis()
  await Mandate.query()
    .whereIn('userId', erased)
    .where('signedAt', '<', proven)
    .update(erasedDebtor)
  await eraseDigests()
  await SepaFile.query().where('createdAt', '<', proven).delete()
  const orders = Order.query().whereIn('userId', erased).select('id')
  const transfers = BankTransfer.query().whereIn('orderId', orders.clone()).select('reference')
  await IncomingTransfer.query()
    .whereIn('reference', transfers)
    .where('foundAt', '<', proven)
    .update({ payerName: null, payerIban: null })
  const refunds = Refund.query().whereIn('orderId', orders.clone()).where('status', 'completed')
  await AccountProof.query()
    .whereIn('id', refunds.select('id'))
    .where('provedAt', '<', proven)
    .update({ payerName: null, payerIban: null })
  await OpenItem.query()
    .whereNotNull('closedAt')
    .where('foundAt', '<', proven)
    .update({ details: '', payerName: null, payerIban: null })
}
