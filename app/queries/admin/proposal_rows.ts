import { formatDecimal } from '#core/decimal'
import type { ProposalStage } from '#core/admin/four_eyes/proposal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { proposalList } from '#queries/admin/proposals'
import { decodeCursor } from '#queries/time_cursor'

/** All acts of a stage that take two admins as rows of a file. */
export async function* proposalRows(siteId: string | null, stage: ProposalStage) {
  const all = everyRow((after: string | null) => {
    return proposalList(siteId, { stage, after: decodeCursor(after) }, rowsAtOnce)
  })
  for await (const row of all) {
    yield {
      id: row.id,
      act: row.right,
      subject: row.subjectKind,
      subject_id: row.subjectId,
      amount: row.money ? formatDecimal(row.money.amount) : '',
      currency: row.money?.currency ?? '',
      details: inOneCell(row.details),
      reason: row.reason,
      asked: writtenAt(row.proposedAt),
      by: row.proposer,
      status: row.status,
      decided: writtenAt(row.decidedAt),
      decider: row.decider ?? '',
    }
  }
}

/** No file has an email address. */
function inOneCell(details: readonly Readonly<{ name: string; value: string }>[]) {
  const written = details.filter(({ name }) => name !== 'email')
  return written.map(({ name, value }) => `${name}: ${value}`).join('; ')
}
