import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  bobUser,
  day,
  idOf,
  iban,
  later,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'
import { springCode } from '#tests/support/payments/discount_codes'

export const paymentSamples = {
  accountProofs: {
    rows: [accountProof(1), accountProof(2)],
    changes: { provedAt: later, received: 1, payerName: null },
    needs: ['refunds'],
  },
  bankMovements: {
    rows: [bankMovement(1), bankMovement(2)],
    changes: { outcome: 'paid', bankReference: null },
  },
  bankTransfers: {
    rows: [bankTransfer(1), bankTransfer(2)],
    changes: { cancelledAt: later },
    needs: ['orders'],
  },
  claimPayments: {
    rows: [claimPayment(1), claimPayment(2)],
    changes: { releasedAmount: 100 },
    needs: ['claims'],
  },
  claims: {
    rows: [claim(1), claim(2)],
    changes: { settledAt: later, settledNote: 'paid', recoveredAt: later },
    needs: ['orders'],
  },
  discountBatches: {
    rows: [discountBatch(1), discountBatch(2)],
    changes: { name: 'Summer' },
  },
  discountCodes: {
    rows: [discountCode('SPRING10'), discountCode('SUMMER10')],
    changes: { status: 'used', paymentMethods: [] },
  },
  disputes: {
    rows: [dispute(1), dispute(2)],
    changes: { status: 'lost', dueAt: null },
    needs: ['orders'],
  },
  incomingTransfers: {
    rows: [incomingTransfer(1), incomingTransfer(2)],
    changes: { payerName: null },
    needs: ['bankTransfers'],
  },
  invoices: { rows: [invoice(1), invoice(2)], changes: { language: 'de' }, needs: ['orders'] },
  paymentEvents: {
    rows: [paymentEvent(1), paymentEvent(2)],
    changes: { state: null },
    needs: ['orders'],
  },
  openItems: {
    rows: [openItem(1), openItem(2)],
    changes: { closedAt: later, closedNote: 'sent back' },
    needs: ['orders'],
  },
  orders: {
    rows: [order(1), order(2)],
    changes: { status: 'completed', completedAt: later },
    needs: ['users', 'packages'],
  },
  payouts: { rows: [payout(1), payout(2)], changes: { paidAt: later } },
  providerRefunds: {
    rows: [providerRefund(1), providerRefund(2)],
    changes: { foundAt: later },
    needs: ['orders'],
  },
  ledgerChecks: {
    rows: [ledgerCheck(1), ledgerCheck(2)],
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
    rows: [settlementComparison(1), settlementComparison(2)],
    changes: { orders: 4, comparedAt: later },
  },
  surplusPayments: {
    rows: [surplusPayment(1), surplusPayment(2)],
    changes: { status: 'failed', refundId: idOf(9), settledAt: later, settledNote: 'Sent back' },
    needs: ['orders'],
  },
} satisfies SomeSamples

function paymentEvent(number: number): RowOf<'paymentEvents'> {
  return {
    id: idOf(number),
    orderId: idOf(number),
    provider: 'stripe',
    kind: 'charge.dispute.created',
    state: 'needs_response',
    status: 'charged_back',
    receivedAt: now,
  }
}

function dispute(number: number): RowOf<'disputes'> {
  return {
    id: `stripe:dp_${number}`,
    orderId: idOf(number),
    status: 'needs_response',
    reason: 'fraudulent',
    amount: 1528,
    currency: 'EUR',
    openedAt: now,
    dueAt: later,
  }
}

function bankMovement(number: number): RowOf<'bankMovements'> {
  return {
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
  }
}

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
  }
}

function accountProof(number: number): RowOf<'accountProofs'> {
  return {
    id: idOf(number),
    reference: `RF${number}`,
    askedAt: now,
    provedAt: null,
    movementId: null,
    received: 0,
    payerName: 'Ada Jansen',
    payerIban: iban,
  }
}

function claim(number: number): RowOf<'claims'> {
  return {
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
  }
}

function claimPayment(number: number): RowOf<'claimPayments'> {
  return { id: idOf(number), claimId: idOf(1), amount: 500, releasedAmount: 0, paidAt: now }
}

function discountBatch(number: number): RowOf<'discountBatches'> {
  return { id: idOf(number), name: 'Spring', createdAt: now }
}

function ledgerCheck(number: number): RowOf<'ledgerChecks'> {
  return {
    id: idOf(number),
    checkedAt: now,
    accounts: [{ account: 'members', received: 50, given: 2 }],
    money: [{ currency: 'EUR', invoiced: 1999, credited: 0 }],
    differing: 0,
    differences: [],
  }
}

function settlementComparison(number: number): RowOf<'settlementComparisons'> {
  return {
    id: `sandbox ${number}`,
    provider: 'sandbox',
    day: day.plus({ days: number }),
    comparedAt: now,
    orders: 3,
    totals: [{ currency: 'EUR', received: 1999, expected: 1999 }],
    differing: 0,
    differences: [],
  }
}

export function discountCode(code: string): RowOf<'discountCodes'> {
  return springCode({
    code,
    country: 'NL',
    currency: 'EUR',
    minimumOrderValue: 1500,
    paymentMethods: ['ideal'],
  })
}

function incomingTransfer(number: number): RowOf<'incomingTransfers'> {
  return {
    id: `line ${number}`,
    reference: 'RF01',
    amount: 500,
    bookedOn: day,
    payerName: 'Ada',
    payerIban: iban,
    foundAt: now,
    owedBackAt: null,
  }
}

function invoice(number: number): RowOf<'invoices'> {
  return {
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
  }
}

function openItem(number: number): RowOf<'openItems'> {
  return {
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
  }
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
    createdAt: now,
    completedAt: null,
    supersededAt: null,
    replacesId: null,
  }
}

function payout(number: number): RowOf<'payouts'> {
  return {
    id: idOf(number),
    provider: 'bank',
    paymentId: 'RF01',
    amount: 500,
    currency: 'EUR',
    description: 'Vonk',
    createdAt: now,
    paidAt: null,
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
    requestId: `request ${number}`,
    credits: 10,
    amount: 300,
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

function surplusPayment(number: number): RowOf<'surplusPayments'> {
  return {
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
  }
}
