import type { OrderStatus } from '#core/payments/orders/order'
import type { badges } from '#queries/shell/badges'
import type ConversationSummaryTransformer from '#transformers/conversation_summary_transformer'
import { hasOtherNodes, publishToNodes } from '#live/nodes'
import { isListening, sendToMember } from '#live/streams'
import type NewLikeTransformer from '#transformers/new_like_transformer'

type Badges = Awaited<ReturnType<typeof badges>>

/**
 * What a member's open pages hear of, the moment it happens: never more than fits into 8,000
 * bytes, which is what PostgreSQL carries from node to node. So a message is named by its number,
 * and the page that shows its conversation asks for it.
 */
export type LiveEvent =
  | {
      type: 'message'
      conversationId: string
      sequence: number
      mine: boolean
      /** Null for who did not write it. */
      clientId: string | null
      chat: ReturnType<ConversationSummaryTransformer['toObject']>
      badges: Badges
    }
  | {
      type: 'message_removed'
      conversationId: string
      messageId: string
      chat: ReturnType<ConversationSummaryTransformer['toObject']>
    }
  | { type: 'chat_removed'; conversationId: string; badges: Badges }
  | { type: 'read'; conversationId: string; mine: boolean; sequence: number; badges: Badges }
  | { type: 'typing'; conversationId: string }
  | {
      type: 'like'
      match: boolean
      /** Null for who may not know yet. */
      liker: ReturnType<NewLikeTransformer['toObject']>['liker']
      badges: Badges
    }
  | { type: 'order'; orderId: string; status: OrderStatus }

/** Whether a page of the member may be open somewhere; for nobody nothing need be looked up. */
export function mayHaveOpenPage(profileId: string) {
  return hasOtherNodes || isListening(profileId)
}

/** Tells the pages of a member, at whatever node they are open. */
export function sendLive(profileId: string, event: LiveEvent) {
  sendToMember(profileId, event)
  publishToNodes({ type: 'told', profileId, event })
}
