import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Evidence } from '#core/moderation/report'

/**
 * Erases a member from reports: their own explanations, and the evidence against them that no open
 * report needs any more (decision 0023).
 */
export async function eraseFromReports(client: TransactionClientContract, profileId: string) {
  const made = client.from('reports').where('reporter_id', profileId)
  await made.clone().update({ explanation: null })
  await silence(client, await made.clone().select('id'))
  const closed = client.from('reports').where({ reported_id: profileId, status: 'closed' })
  await client.from('report_evidence').whereIn('report_id', closed.select('id')).delete()
}

/** Removes the reporter's own messages from the evidence of their reports. */
async function silence(client: TransactionClientContract, reports: { id: string }[]) {
  for (const { id } of reports) {
    const row = await client.from('report_evidence').where('report_id', id).first()
    if (!row) continue
    const snapshot: Omit<Evidence, 'picture'> = JSON.parse(row.snapshot)
    const lines = snapshot.lines.map((line) =>
      line.by === 'reporter' ? { ...line, body: '' } : line
    )
    const silenced = JSON.stringify({ ...snapshot, lines })
    await client.from('report_evidence').where('report_id', id).update({ snapshot: silenced })
  }
}
