import type { RowOf } from '#core/repositories/tables'
import {
  adaId,
  bobId,
  idOf,
  later,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

export const moderationSamples = {
  reports: {
    rows: [report(1), report(2)],
    changes: { status: 'closed', decision: 'dealt_with', closedAt: later },
    needs: ['profiles'],
  },
} satisfies SomeSamples

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
