import { read } from '#queries/read'

/** The unanswered messages of each conversation that are looked at for signs. */
const checkedMessages = 20

/** The texts of members that the profiles have not answered, by conversation. */
export async function unansweredOf(conversationIds: readonly string[]) {
  const rows = await read<Readonly<{ conversationId: string; body: string }>>('waiting_answers')
    .join('participants as side', (join) =>
      join
        .on('side.conversation_id', 'waiting_answers.conversation_id')
        .andOn('side.profile_id', 'waiting_answers.fictional_id')
    )
    .join('messages', 'messages.conversation_id', 'waiting_answers.conversation_id')
    .whereIn('waiting_answers.conversation_id', [...conversationIds])
    .whereColumn('messages.sender_id', 'waiting_answers.member_id')
    .whereColumn('messages.sequence', '>', 'side.last_read_sequence')
    .where('messages.kind', 'text')
    .select('messages.conversation_id', 'messages.body')
    .orderBy('messages.sent_at', 'desc')
    .limit(conversationIds.length * checkedMessages)
  const grouped = Map.groupBy(rows, ({ conversationId }) => conversationId)
  return new Map([...grouped].map(([id, found]) => [id, found.map(({ body }) => body)]))
}
