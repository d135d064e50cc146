import type { Exchange } from '#core/admin/inbox/exchange'
import { standingSigns, type Told } from '#core/admin/inbox/may_play_role'
import type { ReplyKind } from '#core/admin/inbox/reply_as_fictional'
import type { Repositories } from '#core/ports/unit_of_work'

/** The last messages of a conversation in which signs are looked for, as its page shows them. */
export const searchedMessages = 20

/** The replies that the audit log is asked for. */
const remembered = 200

/** The signs of a member that stand now: see `standingSigns`. */
export async function signsNow(
  { audit, messages }: Pick<Repositories, 'audit' | 'messages'>,
  { conversation, member }: Pick<Exchange, 'conversation' | 'member'>
) {
  const last = await messages.newest(conversation.id, searchedMessages)
  const texts = last.filter((one) => one.senderId === member.id && one.kind === 'text')
  return standingSigns(texts, await toldIn(audit, conversation.id))
}

/** What admins did as the profile in a conversation, the newest first. */
export function repliesIn(audit: Repositories['audit'], conversationId: string) {
  const subject = { kind: 'conversation', id: conversationId } as const
  return audit.newest({ act: 'reply_as_fictional', subject }, remembered)
}

async function toldIn(audit: Repositories['audit'], conversationId: string): Promise<Told> {
  const replies = await repliesIn(audit, conversationId)
  const lastOf = (said: ReplyKind) => replies.find(({ after }) => after?.said === said)?.at ?? null
  return { plainAt: lastOf('plain'), helpAt: lastOf('help') }
}
