import type { Data } from '@generated/data'

export type Badges = Data.SharedProps['badges']

/** Events that the server pushes to a member's open pages. */
export type ServerEvent =
  | {
      type: 'message'
      conversationId: string
      sequence: number
      mine: boolean
      clientId: string | null
      chat: Data.Chat
      badges: Badges
    }
  | { type: 'message_removed'; conversationId: string; messageId: string; chat: Data.Chat }
  | { type: 'chat_removed'; conversationId: string; badges: Badges }
  | { type: 'read'; conversationId: string; mine: boolean; sequence: number; badges: Badges }
  | { type: 'typing'; conversationId: string }
  | {
      type: 'like'
      match: boolean
      liker: Data.NewLike['liker']
      badges: Badges
    }
  | { type: 'order'; orderId: string; status: Data.Order['status'] }

/** The parts of GET /api/user.php and GET /api/chats.php that pages compare. */
export interface Polled {
  user: {
    status: string
    credits: number
    paid_user: boolean
    unread: number
    new_likes: number
  }
  chats: { conversation: { id: string }; num_unread_messages: number }[]
}

/**
 * What pages can listen to. `connected` is emitted whenever the stream opens, with `again` after a
 * disconnection, when events may have been missed. `polled` is emitted about once a minute. This tab
 * emits `chat_hidden` when its member removes a conversation, `chat_kept` when the server refuses.
 */
export type LiveEvent =
  | ServerEvent
  | { type: 'connected'; again: boolean }
  | { type: 'chat_hidden'; conversationId: string }
  | { type: 'chat_kept'; conversationId: string }
  | ({ type: 'polled' } & Polled)

export type EventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>
