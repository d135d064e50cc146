import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import {
  erasedDebtor,
  proofKeptFrom,
  signingsKeptFrom,
} from '#core/payments/direct_debit/retention'
import { Ports } from '#core/ports'
import BankTransfer from '#models/bank_transfer'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import Order from '#models/order'
import SepaFile from '#models/sepa_file'
import Signing from '#models/signing'
import User from '#models/user'

/** Forgets bank accounts that nobody may ask for any more; runs by the schedule. */
@inject()
export default class PurgeDebtorsJob extends Job<Record<string, never>> {
  // The next day tries again by itself.
  static options = { name: 'forget_debtors', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await purgeDebtors(this.ports.clock.now())
  }
}

/**
 * Forgets forms of direct debit that nobody signed within a day, and whose account was debited once
 * their member is erased and nobody may ask for the mandate any more. Files for the bank, which name
 * them too, and who sent money from where go with them.
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
  await SepaFile.query().where('createdAt', '<', proven).delete()
  const orders = Order.query().whereIn('userId', erased).select('id')
  const transfers = BankTransfer.query().whereIn('orderId', orders).select('reference')
  await IncomingTransfer.query()
    .whereIn('reference', transfers)
    .where('foundAt', '<', proven)
    .update({ payerName: null, payerIban: null })
}
