import db from '@adonisjs/lucid/services/db'

/** Whether a member blocks another, in this direction only. */
export async function hasBlocked(blockerId: string, blockedId: string) {
  const block = { blocker_id: blockerId, blocked_id: blockedId }
  return (await db.from('blocks').where(block).first()) !== null
}
