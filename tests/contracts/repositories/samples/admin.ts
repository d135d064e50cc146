import type { RowOf } from '#core/repositories/tables'
import { ada } from '#tests/support/people/people'
import { idOf, later, now, type SomeSamples } from '#tests/contracts/repositories/samples/sample'

export const adminSamples = {
  adminPasskeys: {
    rows: [passkey(1), passkey(2)],
    changes: { counter: 2, lastUsedAt: later },
    needs: ['admins'],
  },
  adminSessions: {
    rows: [session(1), session(2)],
    changes: { lastSeenAt: later, confirmedAt: later },
    needs: ['admins'],
  },
  admins: {
    rows: [admin(1), admin(2)],
    changes: { totpSecret: 'JBSWY3DPEHPK3PXP', totpStep: 60_000_000, disabledAt: later },
  },
  auditChecks: {
    rows: [auditCheck(1), auditCheck(2)],
    changes: { rows: 0, finding: 'audit_row_changed', rowNumber: 7 },
  },
  bankImports: {
    rows: [bankImport(1), bankImport(2)],
    changes: { endedAt: later, interruptedAt: later },
    needs: ['admins'],
  },
  memberCorrections: {
    rows: [correction(1), correction(2)],
    changes: { facts: 'You sent your passport' },
    needs: ['admins', 'users'],
  },
  memberExports: {
    rows: [memberExport(1), memberExport(2)],
    changes: { expiresAt: later, takenAt: later, removedAt: later },
    needs: ['admins', 'users'],
  },
  memberNotes: {
    rows: [note(1), note(2)],
    changes: { pinnedAt: later },
    needs: ['admins', 'users'],
  },
  proposals: {
    rows: [proposal(1), proposal(2)],
    changes: { status: 'done', decidedBy: idOf(1), decidedAt: later },
    needs: ['admins'],
  },
  readings: {
    rows: [reading(1), reading(2)],
    changes: { reason: 'A threat' },
    needs: ['admins', 'users', 'profiles', 'conversations'],
  },
  readyLines: {
    rows: [readyLine(1), readyLine(2)],
    changes: { language: 'nl', body: 'Goedemorgen!' },
    needs: ['admins'],
  },
  recoveryCodes: {
    rows: [
      { digest: 'digest 1', adminId: idOf(1), usedAt: null },
      { digest: 'digest 2', adminId: idOf(1), usedAt: null },
    ],
    changes: { usedAt: later },
    needs: ['admins'],
  },
  workClaims: {
    rows: [
      { kind: 'photo', subjectId: idOf(1), adminId: idOf(1), until: now },
      { kind: 'report', subjectId: idOf(1), adminId: idOf(1), until: now },
    ],
    changes: { adminId: idOf(2), until: later },
    needs: ['admins'],
  },
} satisfies SomeSamples

function admin(number: number): RowOf<'admins'> {
  return {
    id: idOf(number),
    email: `admin${number}@example.com`,
    name: 'Grace',
    role: 'moderator',
    siteId: null,
    passwordHash: 'hash',
    totpSecret: null,
    totpStep: 0,
    locale: 'nl',
    timeZone: 'Europe/Amsterdam',
    pictures: 'blurred',
    createdAt: now,
    disabledAt: null,
  }
}

function auditCheck(number: number): RowOf<'auditChecks'> {
  return { id: idOf(number), checkedAt: now, rows: 12, finding: null, rowNumber: null }
}

function passkey(number: number): RowOf<'adminPasskeys'> {
  return {
    id: idOf(number),
    adminId: idOf(1),
    credentialId: `credential-${number}`,
    publicKey: 'a-public-key',
    counter: 1,
    transports: ['internal'],
    name: 'Laptop',
    createdAt: now,
    lastUsedAt: null,
  }
}

function session(number: number): RowOf<'adminSessions'> {
  return {
    id: idOf(number),
    adminId: idOf(1),
    digest: `digest ${number}`,
    userAgent: 'Firefox',
    country: 'NL',
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: null,
  }
}

function bankImport(number: number): RowOf<'bankImports'> {
  return {
    id: idOf(number),
    fileId: idOf(number),
    digest: 'digest of a file',
    adminId: idOf(1),
    begunAt: now,
    endedAt: null,
    interruptedAt: null,
  }
}

function memberExport(number: number): RowOf<'memberExports'> {
  return {
    id: idOf(number),
    userId: ada().user.id,
    adminId: idOf(1),
    authority: 'Police of Amsterdam',
    fileNumber: 'PL1300-2026',
    requestedAt: now,
    expiresAt: null,
    takenAt: null,
    removedAt: null,
  }
}

function correction(number: number): RowOf<'memberCorrections'> {
  return {
    id: idOf(number),
    userId: ada().user.id,
    kind: 'credits',
    before: '10',
    after: '25',
    facts: 'A payment came twice',
    movementId: idOf(number),
    correctedBy: idOf(1),
    correctedAt: now,
  }
}

function note(number: number): RowOf<'memberNotes'> {
  return {
    id: idOf(number),
    userId: ada().user.id,
    adminId: idOf(1),
    body: 'Called about a refund',
    appealId: null,
    createdAt: now,
    pinnedAt: null,
  }
}

function reading(number: number): RowOf<'readings'> {
  return {
    id: idOf(number),
    adminId: idOf(1),
    conversationId: idOf(1),
    reportId: null,
    reason: null,
    openedAt: now,
  }
}

function readyLine(number: number): RowOf<'readyLines'> {
  return {
    id: idOf(number),
    adminId: idOf(1),
    language: 'en',
    body: 'Good morning!',
    createdAt: now,
  }
}

function proposal(number: number): RowOf<'proposals'> {
  return {
    id: idOf(number),
    right: 'adjust_credits',
    subjectKind: 'member',
    subjectId: idOf(number),
    siteId: null,
    details: { credits: 500 },
    reason: 'The payment came twice',
    proposedBy: idOf(1),
    proposedAt: now,
    status: 'waiting',
    decidedBy: null,
    decidedAt: null,
  }
}
