import db from '@adonisjs/lucid/services/db'

/** Number of the newest message that this member has read. */
export async function readUpTo(conversationId: string, profileId: string): Promise<number> {
  const side: { last_read_sequence: number } = await db
    .from('participants')
    .where({ conversation_id: conversationId, profile_id: profileId })
    .select('last_read_sequence')
    .firstOrFail()
  return side.last_read_sequence
}
