import { read } from '#queries/read'

/** The conversation in which this member or their partner wrote last; null without any. */
export async function lastConversation(profileId: string): Promise<string | null> {
  const row = await read<{ conversationId: string }>('participants')
    .where('profile_id', profileId)
    .whereNotNull('last_message_at')
    .orderBy('last_message_at', 'desc')
    .select('conversation_id')
    .first()
  return row?.conversationId ?? null
}
