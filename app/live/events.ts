import type { OrderStatus } from '#core/payments/orders/order'
import type { badges } from '#queries/shell/badges'
import type ConversationSummaryTransformer from '#transformers/conversation_summary_transformer'
import { hasOtherNodes, publishToNodes } from '#live/nodes'
import { isListening, sendToMember } from '#live/streams'
import type NewLikeTransformer from '#transformers/new_like_transformer'

type Badges = Awaited<ReturnType<typeof badges>>

/**
 * Events for a member's open pages: never over 8,000 bytes, the limit of a PostgreSQL notification.
 * So a message is only named by its number, and the page of its conversation fetches it.
 */
export type LiveEvent =
  | {
      type: 'message'
      conversationId: string
      sequence: number
      mine: boolean
      /** Null for the partner. */
      clientId: string | null
      summary: ReturnType<ConversationSummaryTransformer['toObject']>
      badges: Badges
    }
  | {
      type: 'message_removed'
      conversationId: string
      messageId: string
      summary: ReturnType<ConversationSummaryTransformer['toObject']>
    }
  | { type: 'conversation_removed'; conversationId: string; badges: Badges }
  | { type: 'read'; conversationId: string; mine: boolean; sequence: number; badges: Badges }
  | { type: 'typing'; conversationId: string }
  | {
      type: 'like'
      match: boolean
      /** Null while the member may not know the liker. */
      liker: ReturnType<NewLikeTransformer['toObject']>['liker'] | null
      badges: Badges
    }
  | { type: 'order'; orderId: string; status: OrderStatus }
  /** The member has opened too many pages, and this one has no stream any more. */
  | { type: 'superseded' }
  /** The node stops: this page opens its next stream after so many milliseconds. */
  | { type: 'closing'; after: number }

/** Whether a page of the member may be open on any node; otherwise nothing needs to be queried. */
export function mayHaveOpenPage(profileId: string) {
  return hasOtherNodes || isListening(profileId)
}

/** Sends an event to a member's open pages, on every node. */
export function sendLive(profileId: string, event: LiveEvent) {
  sendToMember(profileId, event)
  publishToNodes({ type: 'live', profileId, event })
}
