import db from '@adonisjs/lucid/services/db'
import type { Evidence } from '#core/moderation/report'

/** The evidence of a report; null when there is none, or it was erased. */
export async function reportEvidence(reportId: string): Promise<Evidence | null> {
  const row = await db.from('report_evidence').where('report_id', reportId).first()
  return row && { ...JSON.parse(row.snapshot), picture: row.picture }
}
