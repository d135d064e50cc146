import db from '@adonisjs/lucid/services/db'

/** Whether a member has reported another, and blocks them; null when they have not reported. */
export async function hasReported(reporterId: string, reportedId: string) {
  const report = { reporter_id: reporterId, reported_id: reportedId }
  if (!(await db.from('reports').where(report).first())) return null
  const block = { blocker_id: reporterId, blocked_id: reportedId }
  return { blocked: (await db.from('blocks').where(block).first()) !== null }
}
