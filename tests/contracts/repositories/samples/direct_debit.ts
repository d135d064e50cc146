import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  day,
  idOf,
  iban,
  later,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

const debtor = {
  accountHolder: 'Ada',
  iban,
  street: 'Oudegracht',
  houseNumber: '1',
  zip: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  phone: '+31612345678',
} as const

export const directDebitSamples = {
  debits: {
    rows: [debit(1), debit(2)],
    changes: { state: 'exported', exportedIn: 'VONK-1', exportedAt: later },
    needs: ['orders', 'mandates'],
  },
  mandates: {
    rows: twice<'mandates'>((number) => ({
      id: idOf(number),
      userId: adaUser.id,
      reference: `M${number}`,
      ...debtor,
      ibanDigest: `iban ${number}`,
      phoneDigest: `phone ${number}`,
      signedAt: now,
    })),
    changes: { city: 'Zeist' },
    needs: ['users'],
  },
  sepaFiles: {
    rows: twice<'sepaFiles'>((number) => ({
      messageId: `VONK-${number}`,
      siteId: adaUser.siteId,
      content: '<Document/>',
      count: 1,
      sum: 1528,
      createdAt: now,
      sentAt: null,
    })),
    changes: { sum: 5_000_000_000 },
  },
  signings: { rows: [signing(1), signing(2)], changes: { tries: 1 }, needs: ['users'] },
} satisfies SomeSamples

export function debit(number: number): RowOf<'debits'> {
  return {
    id: idOf(number),
    orderId: idOf(number),
    mandateId: idOf(number),
    amount: 1528,
    currency: 'EUR',
    endToEndId: `E2E${number}`,
    collectOn: day,
    state: 'ready',
    createdAt: now,
    exportedIn: null,
    exportedAt: null,
    settledAt: null,
    returnedAt: null,
    returnReason: null,
    unblockedAt: null,
    unblockReason: null,
  }
}

export function signing(number: number): RowOf<'signings'> {
  return {
    id: idOf(number),
    userId: adaUser.id,
    reference: `M${number}`,
    ...debtor,
    digest: 'digest',
    tries: 0,
    createdAt: now,
    signedAt: null,
  }
}
