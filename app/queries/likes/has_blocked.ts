import db from '@adonisjs/lucid/services/db'

/** Whether a member blocks another; that the other may block them, too, is another matter. */
export async function hasBlocked(blockerId: string, blockedId: string) {
  const block = { blocker_id: blockerId, blocked_id: blockedId }
  return (await db.from('blocks').where(block).first()) !== null
}
