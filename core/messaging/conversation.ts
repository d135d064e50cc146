import type { DateTime } from 'luxon'

/** The one thread between two members; `lowProfileId` sorts before `highProfileId`. */
export type Conversation = Readonly<{
  id: string
  lowProfileId: string
  highProfileId: string
  /** Number of the newest delivered message; 0 before the first. */
  lastSequence: number
  createdAt: DateTime
}>

/** One side of a conversation: what this member has written in it, read and removed. */
export type Participant = Readonly<{
  conversationId: string
  profileId: string
  partnerId: string
  unread: number
  lastReadSequence: number
  /** Up to this number the member removed the chat, and sees nothing of it any more. */
  removedUpTo: number
  /** First own message: from then on the conversation counts against the free limit. */
  enteredAt: DateTime | null
  /** Its place in this member's overview; empty: the overview does not show it. */
  lastMessageAt: DateTime | null
  lastMessageId: string | null
}>

/** Puts two profile ids in the order in which a conversation keeps its pair. */
export function pairOf(one: string, other: string) {
  const [lowProfileId, highProfileId] = one < other ? [one, other] : [other, one]
  return { lowProfileId, highProfileId }
}
