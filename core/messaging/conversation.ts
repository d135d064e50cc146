import type { DateTime } from 'luxon'

/** The one conversation between two members; `lowProfileId` sorts before `highProfileId`. */
export type Conversation = Readonly<{
  id: string
  lowProfileId: string
  highProfileId: string
  /** Sequence of the newest delivered message; 0 before the first. */
  lastSequence: number
  createdAt: DateTime
  /** When an admin paused it, so that nobody writes their own words in it; null for most. */
  pausedAt: DateTime | null
}>

/** One side of a conversation: what this member has written in it, read and removed. */
export type Participant = Readonly<{
  conversationId: string
  profileId: string
  partnerId: string
  unread: number
  lastReadSequence: number
  /** Messages up to this sequence were removed by the member, and are hidden from them. */
  removedUpTo: number
  /** When the member first wrote here; the conversation counts against the free limit from then. */
  enteredAt: DateTime | null
  /** Position in this member's overview; null: not in the overview. */
  lastMessageAt: DateTime | null
  lastMessageId: string | null
}>

/** Orders two profile ids as a conversation stores them. */
export function pairOf(one: string, other: string) {
  const [lowProfileId, highProfileId] = one < other ? [one, other] : [other, one]
  return { lowProfileId, highProfileId }
}
