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
  bankTransfers: {
    rows: [bankTransfer(1), bankTransfer(2)],
    changes: { cancelledAt: later },
    needs: ['orders'],
  },
  discountCodes: {
    rows: [discountCode('SPRING10'), discountCode('SUMMER10')],
    changes: { status: 'used', paymentMethods: [] },
  },
  incomingTransfers: {
    rows: [incomingTransfer(1), incomingTransfer(2)],
    changes: { payerName: null },
    needs: ['bankTransfers'],
  },
  invoices: { rows: [invoice(1), invoice(2)], changes: { language: 'de' }, needs: ['orders'] },
  orders: {
    rows: [order(1), order(2)],
    changes: { status: 'completed', completedAt: later },
    needs: ['users', 'packages'],
  },
  payouts: { rows: [payout(1), payout(2)], changes: { paidAt: later } },
  refunds: {
    rows: [refund(1), refund(2)],
    changes: { status: 'completed', endedAt: later },
    needs: ['orders'],
  },
  spendingLimits: {
    rows: [spendingLimits(adaUser.id), spendingLimits(bobUser.id)],
    changes: { pausedUntil: later },
    needs: ['users'],
  },
  surplusPayments: {
    rows: [surplusPayment(1), surplusPayment(2)],
    changes: { status: 'returned' },
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
    cancelledAt: null,
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

export function refund(number: number): RowOf<'refunds'> {
  return {
    id: idOf(number),
    orderId: idOf(1),
    requestId: `request ${number}`,
    credits: 10,
    amount: 300,
    currency: 'EUR',
    status: 'requested',
    createdAt: now,
    endedAt: null,
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
  }
}
