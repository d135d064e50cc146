import type { RowOf } from '#core/repositories/tables'
import { ada, bob } from '#tests/support/people/people'
import {
  adaId,
  bobId,
  idOf,
  later,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

export const moderationSamples = {
  appeals: {
    rows: twice<'appeals'>((number) => ({
      id: idOf(number),
      measureId: idOf(number),
      userId: ada().user.id,
      body: 'It was a joke between us',
      madeAt: now,
      decision: null,
      answer: null,
      decidedBy: null,
      decidedAt: null,
    })),
    changes: {
      decision: 'granted',
      answer: 'You were right',
      decidedBy: idOf(1),
      decidedAt: later,
    },
    needs: ['admins', 'users', 'profiles', 'reports', 'measures'],
  },
  fraudWarnings: {
    rows: [fraudWarning(ada().user.id), fraudWarning(bob().user.id)],
    changes: { mailedAt: later },
    needs: ['admins', 'users'],
  },
  measures: {
    rows: twice<'measures'>((number) => ({
      id: idOf(number),
      userId: ada().user.id,
      reportId: idOf(1),
      kind: 'suspension',
      breach: 'harassment',
      law: null,
      facts: 'You threatened another member',
      machine: 'none',
      rejection: null,
      automatic: false,
      subjectId: null,
      hiddenText: null,
      until: later,
      takenBy: idOf(1),
      takenAt: now,
      liftedAt: null,
    })),
    changes: { liftedAt: later },
    needs: ['admins', 'users', 'profiles', 'reports'],
  },
  photoDecisions: {
    rows: twice<'photoDecisions'>((number) => ({
      id: idOf(number),
      photoId: idOf(number),
      adminId: null,
      automatic: true,
      status: 'rejected',
      rejection: 'other',
      statusBefore: 'pending',
      rejectionBefore: null,
      mainBefore: null,
      mainAfter: null,
      decidedAt: now,
      undoneAt: null,
    })),
    changes: { undoneAt: later },
    needs: ['photos'],
  },
  bannedAddresses: {
    rows: [
      { digest: 'a'.repeat(24), keptUntil: now },
      { digest: 'b'.repeat(24), keptUntil: now },
    ],
    changes: { keptUntil: later },
  },
  photoHashes: {
    rows: [photoHash(1), photoHash(2)],
    changes: { barredFor: 'illegal', bannedUntil: later },
  },
  reports: {
    rows: [report(1), report(2)],
    changes: { status: 'closed', decision: 'dealt_with', closedAt: later },
    needs: ['profiles'],
  },
} satisfies SomeSamples

function fraudWarning(userId: string): RowOf<'fraudWarnings'> {
  return { userId, bannedBy: idOf(1), mailAt: later, mailedAt: null }
}

function photoHash(number: number): RowOf<'photoHashes'> {
  const hash = `0f1e2d3c4b5a697${number}`
  return { photoId: idOf(number), hash, mirrored: hash, barredFor: null, bannedUntil: null }
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
