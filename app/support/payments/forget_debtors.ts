import type { DateTime } from 'luxon'
import BankTransfer from '#models/bank_transfer'
import IncomingTransfer from '#models/incoming_transfer'
import Mandate from '#models/mandate'
import Order from '#models/order'
import SepaFile from '#models/sepa_file'
import Signing from '#models/signing'
import User from '#models/user'

/**
 * For thirteen months a payer may say that they never agreed to a debit, and the bank asks us for
 * the mandate; one more for its letters.
 */
const proofMonths = 14

/** Nothing tells of a person. */
const nobody = {
  ...{ accountHolder: '', iban: '', phone: '' },
  ...{ street: '', houseNumber: '', zip: '', city: '' },
}

/**
 * Forgets forms of direct debit that nobody signed within a day, and whose account was debited once
 * their member is erased and nobody may ask for the mandate any more. Files for the bank, which name
 * them too, and who sent money from where go with them.
 */
export async function forgetDebtors(now: DateTime) {
  const yesterday = now.minus({ days: 1 }).toMillis()
  await Signing.query().where('createdAt', '<', yesterday).delete()
  const erased = User.query().where('status', 'deleted').select('id')
  const proven = now.minus({ months: proofMonths }).toMillis()
  await Mandate.query().whereIn('userId', erased).where('signedAt', '<', proven).update(nobody)
  await SepaFile.query().where('createdAt', '<', proven).delete()
  const orders = Order.query().whereIn('userId', erased).select('id')
  const transfers = BankTransfer.query().whereIn('orderId', orders).select('reference')
  await IncomingTransfer.query()
    .whereIn('reference', transfers)
    .where('foundAt', '<', proven)
    .update({ payerName: null, payerIban: null })
}
