import { DateTime } from 'luxon'
import type { FixedOf, RowOf, TableName } from '#core/repositories/tables'
import { ada, bob, cleo } from '#tests/support/people/people'

type Sample<Name extends TableName> = Readonly<{
  /** They share no unique key; the parents of other tables are the first ones. */
  rows: readonly [RowOf<Name>, RowOf<Name>, ...RowOf<Name>[]]
  changes: Partial<Omit<RowOf<Name>, FixedOf<Name>>>
  /** The tables that these rows refer to. */
  needs?: readonly TableName[]
}>

export const now = DateTime.utc(2026, 5, 1, 12)
const later = now.plus({ hours: 1 })
const day = DateTime.utc(2026, 5, 4)

const [adaUser, bobUser] = [ada().user, bob().user]
export const [adaId, bobId, cleoId] = [ada().profile.id, bob().profile.id, cleo().profile.id]
const debtor = {
  accountHolder: 'Ada',
  iban: 'NL91ABNA0417164300',
  street: 'Oudegracht',
  houseNumber: '1',
  zip: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  phone: '+31612345678',
} as const

/** An id of the samples, of no other row. */
export function idOf(number: number) {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** Rows of each table, for the contract of all repositories. */
export const samples: { readonly [Name in TableName]: Sample<Name> } = {
  bankTransfers: {
    rows: [bankTransfer(1), bankTransfer(2)],
    changes: { cancelledAt: later },
    needs: ['orders'],
  },
  blocks: {
    rows: [
      { blockerId: adaId, blockedId: bobId, createdAt: now },
      { blockerId: bobId, blockedId: adaId, createdAt: now },
    ],
    changes: { createdAt: later },
    needs: ['profiles'],
  },
  conversations: {
    rows: [
      { id: idOf(1), lowProfileId: adaId, highProfileId: bobId, lastSequence: 0, createdAt: now },
      { id: idOf(2), lowProfileId: adaId, highProfileId: cleoId, lastSequence: 4, createdAt: now },
    ],
    changes: { lastSequence: 5 },
    needs: ['profiles'],
  },
  debits: {
    rows: [debit(1), debit(2)],
    changes: { state: 'exported', exportedIn: 'VONK-1', exportedAt: later },
    needs: ['orders', 'mandates'],
  },
  deletions: {
    rows: [deletion(adaUser.id), deletion(bobUser.id)],
    changes: { remarks: 'Thank you' },
    needs: ['users'],
  },
  discountCodes: {
    rows: [discountCode('SPRING10'), discountCode('SUMMER10')],
    changes: { status: 'used', paymentMethods: [] },
  },
  emailChanges: {
    rows: [emailChange(1), emailChange(2)],
    changes: { digest: null, changedAt: later },
    needs: ['users'],
  },
  incomingTransfers: {
    rows: [incomingTransfer(1), incomingTransfer(2)],
    changes: { payerName: null },
    needs: ['bankTransfers'],
  },
  invoices: { rows: [invoice(1), invoice(2)], changes: { language: 'de' }, needs: ['orders'] },
  likes: {
    rows: [
      { likerId: adaId, likedId: bobId, createdAt: now, seenAt: null },
      { likerId: bobId, likedId: adaId, createdAt: now, seenAt: later },
    ],
    changes: { seenAt: later },
    needs: ['profiles'],
  },
  logins: { rows: [login(1), login(2)], changes: { lastSeenAt: later }, needs: ['users'] },
  mandates: { rows: [mandate(1), mandate(2)], changes: { city: 'Zeist' }, needs: ['users'] },
  messages: {
    rows: [message(1), message(2)],
    changes: { body: '', storageKey: null, removedAt: later },
    needs: ['conversations'],
  },
  orders: {
    rows: [order(1), order(2)],
    changes: { status: 'completed', completedAt: later },
    needs: ['users', 'packages'],
  },
  packages: {
    rows: [
      { id: idOf(1), tier: 'p1', credits: 50, currency: 'EUR', amount: 1500 },
      { id: idOf(2), tier: 'p2', credits: 120, currency: 'EUR', amount: 3000 },
    ],
    changes: { amount: 1600 },
  },
  passkeys: {
    rows: [passkey(1), passkey(2)],
    changes: { counter: 5_000_000_000, lastUsedAt: later },
    needs: ['users'],
  },
  payouts: { rows: [payout(1), payout(2)], changes: { paidAt: later } },
  photos: {
    rows: [photo(1), photo(2)],
    changes: { isPrivate: true, rejection: 'not_you', status: 'rejected' },
    needs: ['profiles'],
  },
  profiles: {
    rows: [ada().profile, bob().profile, cleo().profile],
    changes: { invisible: true, about: 'Tea', dateOfBirth: day },
    needs: ['users'],
  },
  refunds: {
    rows: [refund(1), refund(2)],
    changes: { status: 'completed', endedAt: later },
    needs: ['orders'],
  },
  reports: {
    rows: [report(1), report(2)],
    changes: { status: 'closed', decision: 'dealt_with', closedAt: later },
    needs: ['profiles'],
  },
  selfDescriptions: {
    rows: [
      { profileId: adaId, appearance: 'normal', race: null, consentAt: now },
      { profileId: bobId, appearance: null, race: 'other', consentAt: now },
    ],
    changes: { appearance: 'sexy' },
    needs: ['profiles'],
  },
  sepaFiles: {
    rows: [sepaFile(1), sepaFile(2)],
    changes: { sum: 5_000_000_000 },
  },
  signings: { rows: [signing(1), signing(2)], changes: { tries: 1 }, needs: ['users'] },
  spendingLimits: {
    rows: [spendingCare(adaUser.id), spendingCare(bobUser.id)],
    changes: { pausedUntil: later },
    needs: ['users'],
  },
  surplusPayments: {
    rows: [surplusPayment(1), surplusPayment(2)],
    changes: { status: 'returned' },
    needs: ['orders'],
  },
  swipes: {
    rows: [
      { swiperId: adaId, swipedId: bobId, verdict: 'like', at: now },
      { swiperId: bobId, swipedId: adaId, verdict: 'pass', at: now },
    ],
    changes: { verdict: 'pass', at: later },
    needs: ['profiles'],
  },
  tokens: { rows: [token(1), token(2)], changes: { usedAt: later }, needs: ['users'] },
  users: {
    rows: [adaUser, bobUser, cleo().user],
    changes: { paidUser: true, notificationsDisabled: ['bounce'] },
  },
  visits: {
    rows: [
      { visitorId: adaId, visitedId: bobId, times: 1, firstAt: now, lastAt: now },
      { visitorId: bobId, visitedId: adaId, times: 2, firstAt: now, lastAt: later },
    ],
    changes: { times: 3, lastAt: later },
    needs: ['profiles'],
  },
}

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

function deletion(userId: string): RowOf<'deletions'> {
  return {
    userId,
    reason: 'other',
    reasonText: 'Enough',
    remarks: null,
    statusBefore: 'active',
    requestedAt: now,
  }
}

function discountCode(code: string): RowOf<'discountCodes'> {
  return {
    code,
    status: 'active',
    valuePercentage: 10,
    country: 'NL',
    userId: null,
    currency: 'EUR',
    minimumOrderValue: 1500,
    paymentMethods: ['ideal'],
    expiresAt: null,
    orderId: null,
  }
}

export function emailChange(number: number): RowOf<'emailChanges'> {
  return {
    id: idOf(number),
    userId: adaUser.id,
    oldEmail: 'ada@example.com',
    newEmail: 'countess@example.com',
    digest: `digest ${number}`,
    expiresAt: later,
    requestedAt: now,
    changedAt: null,
    undoneAt: null,
  }
}

function incomingTransfer(number: number): RowOf<'incomingTransfers'> {
  return {
    id: `line ${number}`,
    reference: 'RF01',
    amount: 500,
    bookedOn: day,
    payerName: 'Ada',
    payerIban: debtor.iban,
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

export function login(number: number, userId = adaUser.id): RowOf<'logins'> {
  return {
    id: idOf(number),
    userId,
    userAgent: 'A test',
    country: 'NL',
    createdAt: now,
    lastSeenAt: now,
  }
}

function mandate(number: number): RowOf<'mandates'> {
  return {
    id: idOf(number),
    userId: adaUser.id,
    reference: `M${number}`,
    ...debtor,
    signedAt: now,
  }
}

/** A photo that was delivered. */
export function message(number: number): RowOf<'messages'> {
  return {
    id: idOf(number),
    conversationId: idOf(1),
    senderId: adaId,
    clientId: `client ${number}`,
    sequence: number,
    kind: 'photo',
    body: '',
    storageKey: `picture ${number}`,
    width: 900,
    height: 1200,
    cost: 2,
    sentAt: now,
    deliveredAt: now,
    removedAt: null,
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

function passkey(number: number): RowOf<'passkeys'> {
  return {
    id: idOf(number),
    userId: adaUser.id,
    credentialId: `credential ${number}`,
    publicKey: 'key',
    counter: 0,
    transports: ['internal'],
    name: 'Phone',
    createdAt: now,
    lastUsedAt: null,
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

function photo(number: number): RowOf<'photos'> {
  return {
    id: idOf(number),
    profileId: adaId,
    status: 'active',
    position: number,
    isPrivate: false,
    caption: null,
    rejection: null,
    storageKey: `photo ${number}`,
    width: 900,
    height: 1200,
    createdAt: now,
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

export function report(number: number): RowOf<'reports'> {
  return {
    id: idOf(number),
    reporterId: adaId,
    reportedId: bobId,
    reason: 'scam',
    explanation: null,
    evidenceKind: 'photo',
    evidenceId: idOf(number),
    status: 'open',
    createdAt: now,
    reportedAt: now,
    decision: null,
    closedAt: null,
  }
}

function sepaFile(number: number): RowOf<'sepaFiles'> {
  return {
    messageId: `VONK-${number}`,
    siteId: adaUser.siteId,
    content: '<Document/>',
    count: 1,
    sum: 1528,
    createdAt: now,
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

function spendingCare(userId: string): RowOf<'spendingLimits'> {
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

export function token(number: number): RowOf<'tokens'> {
  return {
    id: idOf(number),
    userId: adaUser.id,
    purpose: 'password_reset',
    digest: `digest ${number}`,
    createdAt: now,
    expiresAt: later,
    usedAt: null,
  }
}
