import { read } from '#queries/read'

/** The number of the newest message this member has read. */
export async function readUpTo(conversationId: string, profileId: string): Promise<number> {
  const side = await read<{ lastReadSequence: number }>('participants')
    .where({ conversation_id: conversationId, profile_id: profileId })
    .select('last_read_sequence')
    .firstOrFail()
  return side.lastReadSequence
}
