import db from '@adonisjs/lucid/services/db'

/** Whether a member has ever reported another. */
export async function hasReported(reporterId: string, reportedId: string) {
  const report = { reporter_id: reporterId, reported_id: reportedId }
  return (await db.from('reports').where(report).first()) !== null
}
