import type { DateTime } from 'luxon'
import Mandate from '#models/mandate'
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
 * their member is erased and nobody may ask for the mandate any more.
 */
export async function forgetDebtors(now: DateTime) {
  const yesterday = now.minus({ days: 1 }).toMillis()
  await Signing.query().where('createdAt', '<', yesterday).delete()
  const erased = User.query().where('status', 'deleted').select('id')
  await Mandate.query()
    .whereIn('userId', erased)
    .where('signedAt', '<', now.minus({ months: proofMonths }).toMillis())
    .update(nobody)
}
