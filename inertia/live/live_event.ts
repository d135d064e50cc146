import type { Answers } from '@generated/answers'
import type { Data } from '@generated/data'

export type Badges = Data.SharedProps['badges']

/** What the server tells a member's open pages, the moment it happens. */
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

/** What the server answers once a minute. */
export type Polled = Answers['api.user.show'] & Answers['api.chats.index']

/**
 * What pages can listen to. `connected` comes whenever the server begins to tell, with `again`
 * after a break: whatever was said before is missed, so ask. `polled` comes once a minute. This tab
 * hides a chat at once that its member removes, and keeps it when the server does not take that.
 */
export type LiveEvent =
  | ServerEvent
  | { type: 'connected'; again: boolean }
  | { type: 'chat_hidden'; conversationId: string }
  | { type: 'chat_kept'; conversationId: string }
  | ({ type: 'polled' } & Polled)

export type EventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>
