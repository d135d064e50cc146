import transmit from '@adonisjs/transmit/services/main'
import type { OrderStatus } from '#core/payments/order'
import type { badges } from '#queries/shell/badges'
import type ChatTransformer from '#transformers/chat_transformer'
import type MessageTransformer from '#transformers/message_transformer'

type Badges = Awaited<ReturnType<typeof badges>>

/** What a member's open pages hear of, the moment it happens. */
export type LiveEvent =
  | {
      type: 'message'
      conversationId: string
      message: ReturnType<MessageTransformer['toObject']>
      chat: ReturnType<ChatTransformer['toObject']>
      badges: Badges
    }
  | { type: 'read'; conversationId: string; mine: boolean; sequence: number; badges: Badges }
  | { type: 'typing'; conversationId: string }
  | {
      type: 'like'
      match: boolean
      /** Null for who may not know yet. */
      liker: { name: string; fictional: boolean } | null
      badges: Badges
    }
  | { type: 'order'; orderId: string; status: OrderStatus }

/** Only the member's own sessions may listen here: see start/transmit.ts. */
function channelOf(profileId: string) {
  return `members/${profileId}`
}

export function tell(profileId: string, event: LiveEvent) {
  transmit.broadcast(channelOf(profileId), { ...event })
}
