import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  bobUser,
  day,
  idOf,
  iban,
  later,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'
import { springCode } from '#tests/support/payments/discount_codes'

export const paymentSamples = {
  accountProofs: {
    rows: twice<'accountProofs'>((number) => ({
      id: idOf(number),
      reference: `RF${number}`,
      askedAt: now,
      provedAt: null,
      movementId: null,
      received: 0,
      payerName: 'Ada Jansen',
      payerIban: iban,
    })),
    changes: { provedAt: later, received: 1, payerName: null },
    needs: ['refunds'],
  },
  bankMovements: {
    rows: twice<'bankMovements'>((number) => ({
      id: idOf(number),
      account: iban,
      fingerprint: `fingerprint ${number}`,
      position: 0,
      bankReference: `reference ${number}`,
      direction: 'in',
      amount: 5_000_000_000,
      currency: 'EUR',
      bookedOn: day,
      outcome: null,
      foundAt: now,
    })),
    changes: { outcome: 'paid', bankReference: null },
  },
  bankTransfers: {
    rows: [bankTransfer(1), bankTransfer(2)],
    changes: { cancelledAt: later },
    needs: ['orders'],
  },
  claimPayments: {
    rows: twice<'claimPayments'>((number) => ({
      id: idOf(number),
      claimId: idOf(1),
      amount: 500,
      releasedAmount: 0,
      paidAt: now,
    })),
    changes: { releasedAmount: 100 },
    needs: ['claims'],
  },
  claims: {
    rows: twice<'claims'>((number) => ({
      id: idOf(number),
      userId: adaUser.id,
      orderId: idOf(1),
      provider: 'direct_debit',
      paymentId: `payment ${number}`,
      reference: `RF${number}`,
      amount: 1528,
      currency: 'EUR',
      foundAt: now,
      settledAt: null,
      settledNote: null,
      recoveredAt: null,
    })),
    changes: { settledAt: later, settledNote: 'paid', recoveredAt: later },
    needs: ['orders'],
  },
  discountBatches: {
    rows: twice<'discountBatches'>((number) => ({
      id: idOf(number),
      name: 'Spring',
      createdAt: now,
    })),
    changes: { name: 'Summer' },
  },
  discountCodes: {
    rows: [discountCode('SPRING10'), discountCode('SUMMER10')],
    changes: { status: 'used', paymentMethods: [] },
  },
  disputes: {
    rows: twice<'disputes'>((number) => ({
      id: `stripe:dp_${number}`,
      orderId: idOf(number),
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 1528,
      currency: 'EUR',
      openedAt: now,
      dueAt: later,
    })),
    changes: { status: 'lost', dueAt: null },
    needs: ['orders'],
  },
  incomingTransfers: {
    rows: twice<'incomingTransfers'>((number) => ({
      id: `line ${number}`,
      reference: 'RF01',
      amount: 500,
      bookedOn: day,
      payerName: 'Ada',
      payerIban: iban,
      foundAt: now,
      owedBackAt: null,
    })),
    changes: { payerName: null },
    needs: ['bankTransfers'],
  },
  invoices: {
    rows: twice<'invoices'>((number) => ({
      id: idOf(number),
      kind: 'invoice',
      orderId: idOf(number),
      occasion: `order ${number}`,
      series: 'vonk-bv',
      year: 2026,
      number,
      issuedAt: now,
      language: 'nl',
      country: 'NL',
      currency: 'EUR',
      vatRate: 2100,
      grossAmount: 121,
      netAmount: 100,
      vatAmount: 21,
      seller: { siteName: 'Vonk', domain: 'vonk.test', supportEmail: null, company: null },
    })),
    changes: { language: 'de' },
    needs: ['orders'],
  },
  paymentEvents: {
    rows: twice<'paymentEvents'>((number) => ({
      id: idOf(number),
      orderId: idOf(number),
      provider: 'stripe',
      kind: 'charge.dispute.created',
      state: 'needs_response',
      status: 'charged_back',
      receivedAt: now,
    })),
    changes: { state: null },
    needs: ['orders'],
  },
  openItems: {
    rows: twice<'openItems'>((number) => ({
      id: idOf(number),
      kind: 'reference_unknown',
      source: 'bank',
      sourceId: `movement ${number}`,
      orderId: idOf(1),
      amount: 5_000_000_000,
      currency: 'EUR',
      direction: 'in',
      details: 'Ada',
      payerName: 'Ada',
      payerIban: iban,
      foundAt: now,
      closedAt: null,
      closedNote: null,
    })),
    changes: { closedAt: later, closedNote: 'sent back' },
    needs: ['orders'],
  },
  orders: {
    rows: [order(1), order(2)],
    changes: { status: 'completed', completedAt: later },
    needs: ['users', 'packages'],
  },
  payouts: {
    rows: twice<'payouts'>((number) => ({
      id: idOf(number),
      provider: 'bank',
      paymentId: 'RF01',
      amount: 500,
      currency: 'EUR',
      description: 'Vonk',
      createdAt: now,
      paidAt: null,
    })),
    changes: { paidAt: later },
  },
  providerRefunds: {
    rows: [providerRefund(1), providerRefund(2)],
    changes: { foundAt: later },
    needs: ['orders'],
  },
  ledgerChecks: {
    rows: twice<'ledgerChecks'>((number) => ({
      id: idOf(number),
      checkedAt: now,
      accounts: [{ account: 'members', received: 50, given: 2 }],
      money: [{ currency: 'EUR', invoiced: 1999, credited: 0 }],
      differing: 0,
      differences: [],
    })),
    changes: { differing: 1 },
  },
  reconciliations: {
    rows: [
      { provider: 'mollie', seenUntil: now },
      { provider: 'stripe', seenUntil: now },
    ],
    changes: { seenUntil: later },
  },
  refunds: {
    rows: [refund(1), refund(2)],
    changes: { status: 'failed', endedAt: later, settledAt: later, settledNote: 'Sent back' },
    needs: ['orders'],
  },
  spendingLimits: {
    rows: [spendingLimits(adaUser.id), spendingLimits(bobUser.id)],
    changes: { pausedUntil: later },
    needs: ['users'],
  },
  settlementComparisons: {
    rows: twice<'settlementComparisons'>((number) => ({
      id: `sandbox ${number}`,
      provider: 'sandbox',
      day: day.plus({ days: number }),
      comparedAt: now,
      orders: 3,
      totals: [{ currency: 'EUR', received: 1999, expected: 1999 }],
      differing: 0,
      differences: [],
    })),
    changes: { orders: 4, comparedAt: later },
  },
  surplusPayments: {
    rows: twice<'surplusPayments'>((number) => ({
      id: idOf(number),
      orderId: idOf(1),
      provider: 'sandbox',
      paymentId: `surplus ${number}`,
      amount: 1528,
      currency: 'EUR',
      status: 'owed',
      foundAt: now,
      refundId: null,
      settledAt: null,
      settledNote: null,
    })),
    changes: { status: 'failed', refundId: idOf(9), settledAt: later, settledNote: 'Sent back' },
    needs: ['orders'],
  },
} satisfies SomeSamples

export function bankTransfer(number: number): RowOf<'bankTransfers'> {
  return {
    reference: `RF0${number}`,
    orderId: idOf(number),
    amount: 1528,
    currency: 'EUR',
    returnUrl: 'https://vonk.test/transactions',
    createdAt: now,
    incompleteSince: null,
    cancelledAt: null,
    forgiven: 0,
    forgivenAt: null,
  }
}

function discountCode(code: string): RowOf<'discountCodes'> {
  return springCode({
    code,
    country: 'NL',
    currency: 'EUR',
    minimumOrderValue: 1500,
    paymentMethods: ['ideal'],
  })
}

export function order(number: number): RowOf<'orders'> {
  return {
    id: idOf(number),
    userId: adaUser.id,
    packageId: idOf(1),
    method: 'ideal',
    status: 'pending',
    country: 'NL',
    currency: 'EUR',
    credits: 50,
    packageAmount: 1500,
    discountAmount: 0,
    costsAmount: 28,
    totalAmount: 1528,
    discountCode: null,
    provider: 'sandbox',
    providerPaymentId: `payment ${number}`,
    clientId: `form ${number}`,
    useAtOnceVersion: 1,
    createdAt: now,
    completedAt: null,
    supersededAt: null,
    replacesId: null,
  }
}

export function providerRefund(number: number): RowOf<'providerRefunds'> {
  return {
    id: `sandbox:refund ${number}`,
    orderId: idOf(1),
    amount: 300,
    currency: 'EUR',
    foundAt: now,
  }
}

export function refund(number: number): RowOf<'refunds'> {
  return {
    id: idOf(number),
    orderId: idOf(1),
    refundedBy: null,
    requestId: `request ${number}`,
    credits: 10,
    amount: 300,
    costsAmount: 30,
    keptAmount: 100,
    currency: 'EUR',
    status: 'requested',
    createdAt: now,
    endedAt: null,
    settledAt: null,
    settledNote: null,
  }
}

function spendingLimits(userId: string): RowOf<'spendingLimits'> {
  return {
    userId,
    limitAmount: 5000,
    limitCurrency: 'EUR',
    nextAmount: null,
    nextCurrency: null,
    nextAt: null,
    pausedUntil: null,
  }
}
