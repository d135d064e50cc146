import type { DateTime } from 'luxon'
import type { Conversation, Participant } from '#core/messaging/conversation'

/** A message by what the overview needs: its last line and its place in the order. */
export type LastMessage = Readonly<{ id: string; at: DateTime }>

export abstract class Conversations {
  /** The two may come in either order. */
  abstract findBetween(profileId: string, partnerId: string): Promise<Conversation | null>
  /** The thread of this pair: the one there is or else this one, kept with both its sides. */
  abstract findOrAdd(conversation: Conversation): Promise<Conversation>
  /** Reads the conversation and keeps every other unit of work that locks it waiting. */
  abstract lock(id: string): Promise<Conversation | null>
  abstract update(id: string, changes: Pick<Conversation, 'lastSequence'>): Promise<void>
  abstract participant(conversationId: string, profileId: string): Promise<Participant | null>
  /** In how many conversations this member has written. */
  abstract countEntered(profileId: string): Promise<number>
  /** The first message a side sends enters it. */
  abstract noteSent(conversationId: string, profileId: string, last: LastMessage): Promise<void>
  /** Raises what this side has unread by one. */
  abstract noteReceived(conversationId: string, profileId: string, last: LastMessage): Promise<void>
  /** Leaves this side nothing unread. */
  abstract noteRead(conversationId: string, profileId: string, sequence: number): Promise<void>
  /** Takes it, up to this number, from the overview of one side: the other keeps it. */
  abstract noteRemoved(conversationId: string, profileId: string, sequence: number): Promise<void>
  /**
   * Brings every conversation in which this member has written to the top of the partner's overview,
   * with one more unread; those that the partner removed stay away. Answers whose overviews these
   * are: the ids of their profiles.
   */
  abstract noteWarning(profileId: string, at: DateTime): Promise<readonly string[]>
  /** Takes it from both overviews. Both sides stay: what they entered keeps counting. */
  abstract hide(id: string): Promise<void>
}
