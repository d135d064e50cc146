import type { RowOf } from '#core/repositories/tables'
import {
  adaUser,
  bobUser,
  idOf,
  later,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'
import { cleo } from '#tests/support/people/people'

export const accountSamples = {
  consents: {
    rows: twice<'consents'>((number) => ({
      id: idOf(number),
      userId: adaUser.id,
      kind: 'looking_for',
      given: number === 1,
      version: now,
      place: 'privacy',
      at: now,
    })),
    changes: {},
    needs: ['users'],
  },
  deletions: {
    rows: [deletion(adaUser.id), deletion(bobUser.id)],
    changes: { remarks: 'Thank you' },
    needs: ['users'],
  },
  emailChanges: {
    rows: [emailChange(1), emailChange(2)],
    changes: { digest: null, changedAt: later },
    needs: ['users'],
  },
  logins: { rows: [login(1), login(2)], changes: { lastSeenAt: later }, needs: ['users'] },
  mailRefusals: {
    rows: [mailRefusal('gmail.com'), mailRefusal('orange.fr')],
    changes: { answer: '421 4.7.0 Later', number: 2, lastAt: later },
  },
  passkeys: {
    rows: twice<'passkeys'>((number) => ({
      id: idOf(number),
      userId: adaUser.id,
      credentialId: `credential ${number}`,
      publicKey: 'key',
      counter: 0,
      transports: ['internal'],
      name: 'Phone',
      createdAt: now,
      lastUsedAt: null,
    })),
    changes: { counter: 5_000_000_000, lastUsedAt: later },
    needs: ['users'],
  },
  reminders: {
    rows: [
      { userId: adaUser.id, kind: 'unread', sentAt: now },
      { userId: bobUser.id, kind: 'unread', sentAt: now },
    ],
    changes: { sentAt: later },
    needs: ['users'],
  },
  softBounces: {
    rows: twice<'softBounces'>((number) => ({ id: idOf(number), userId: adaUser.id, at: now })),
    changes: { at: later },
    needs: ['users'],
  },
  tokens: { rows: [token(1), token(2)], changes: { usedAt: later }, needs: ['users'] },
  users: {
    rows: [adaUser, bobUser, cleo().user],
    changes: { paidUser: true, notificationsDisabled: ['bounce'] },
  },
} satisfies SomeSamples

function deletion(userId: string): RowOf<'deletions'> {
  return {
    userId,
    reason: 'other',
    reasonText: 'Enough',
    remarks: null,
    statusBefore: 'active',
    requestedAt: now,
    returnDays: 14,
    byAdmin: false,
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

function mailRefusal(domain: string): RowOf<'mailRefusals'> {
  return {
    domain,
    status: '5.7.1',
    answer: '550 5.7.1 Blocked',
    number: 1,
    firstAt: now,
    lastAt: now,
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
