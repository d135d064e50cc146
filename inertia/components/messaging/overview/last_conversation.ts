import type { Data } from '@generated/data'

/** The conversation that a member opened last in this browser. */
export interface LastConversation {
  /** Profile id: known before the conversation exists. */
  partnerId: string
  /** Milliseconds. */
  openedAt: number
}

/** After a day the overview opens without it. */
const recentMilliseconds = 86_400_000

/** Whether it was opened recently enough to continue with it. */
export function isRecent(
  conversation: LastConversation | null,
  now: number
): conversation is LastConversation {
  return (
    conversation !== null &&
    conversation.openedAt <= now &&
    now - conversation.openedAt < recentMilliseconds
  )
}

type Row = Pick<Data.ConversationSummary, 'unread'> & {
  partner: Pick<Data.ConversationSummary['partner'], 'id'>
}

/**
 * The conversation to open automatically: the last one. Not while it has unread messages, as opening
 * it would send a read receipt that the member did not intend.
 */
export function conversationToReopen<T extends Row>(
  conversations: readonly T[],
  last: LastConversation | null
) {
  return (
    conversations.find(({ unread, partner }) => unread === 0 && partner.id === last?.partnerId) ??
    null
  )
}
