import { read } from '#queries/read'

/** The conversation with a member's newest message, sent or received; null without any. */
export async function lastConversation(profileId: string): Promise<string | null> {
  const row = await read<{ conversationId: string }>('participants')
    .where('profile_id', profileId)
    .whereNotNull('last_message_at')
    .orderBy('last_message_at', 'desc')
    .select('conversation_id')
    .first()
  return row?.conversationId ?? null
}
