import db from '@adonisjs/lucid/services/db'

/** The conversation in which this member or their partner wrote last; null without any. */
export async function lastConversation(profileId: string): Promise<string | null> {
  const row = await db
    .from('participants')
    .where('profile_id', profileId)
    .whereNotNull('last_message_at')
    .orderBy('last_message_at', 'desc')
    .select('conversation_id')
    .first()
  return row?.conversation_id ?? null
}
