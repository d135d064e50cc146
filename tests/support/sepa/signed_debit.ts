import { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Mandate } from '#core/payments/direct_debit/mandate'
import type { SignedDebit } from '#core/payments/sepa/collection'

/** A debit that is ready for the bank; each needs a different number. */
export function signedDebit(
  number: number,
  debit: Partial<Debit> = {},
  mandate: Partial<Mandate> = {}
): SignedDebit {
  const at = DateTime.utc(2026, 11, 20, 10)
  const collectOn = debit.collectOn ?? DateTime.utc(2026, 11, 27)
  const unsent = { exportedIn: null, exportedAt: null, settledAt: null }
  return {
    collectOn,
    debit: {
      id: `debit-${number}`,
      orderId: `order-${number}`,
      mandateId: `mandate-${number}`,
      amount: 1999,
      currency: 'EUR',
      endToEndId: `ORDER-${number}`,
      state: 'ready',
      collectOn,
      createdAt: at,
      ...unsent,
      returnedAt: null,
      returnReason: null,
      unblockedAt: null,
      unblockReason: null,
      ...debit,
    },
    mandate: {
      id: `mandate-${number}`,
      userId: `user-${number}`,
      reference: `M20261120-${number}`,
      accountHolder: 'A. Jansen',
      iban: 'NL20INGB0001234567',
      phone: '+31612345678',
      street: 'Keizersgracht',
      houseNumber: '12a',
      zip: '1015 CN',
      city: 'Amsterdam',
      country: 'NL',
      ibanDigest: null,
      phoneDigest: null,
      signedAt: at,
      ...mandate,
    },
  }
}
