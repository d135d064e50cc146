import type { DateTime } from 'luxon'
import type { Conversation, Participant } from '#core/messaging/conversation'
import type { Rows } from '#core/repositories/rows'

/** A message by what the overview needs: its last line and its place in the order. */
export type LastMessage = Readonly<{ id: string; at: DateTime }>

/** Conversations, and the two participants of each. */
export interface Conversations extends Rows<Conversation, string, 'id'> {
  /** The two may come in either order. */
  findBetween(profileId: string, partnerId: string): Promise<Conversation | null>
  /** The conversation of this pair: the one there is or else this one, kept with both its sides. */
  findOrAdd(conversation: Conversation): Promise<Conversation>
  participant(conversationId: string, profileId: string): Promise<Participant | null>
  /** In how many conversations this member has written. */
  countEntered(profileId: string): Promise<number>
  /** The first message a side sends enters it. */
  noteSent(conversationId: string, profileId: string, last: LastMessage): Promise<void>
  /** Raises what this side has unread by one. */
  noteReceived(conversationId: string, profileId: string, last: LastMessage): Promise<void>
  /** Leaves this side nothing unread. */
  noteRead(conversationId: string, profileId: string, sequence: number): Promise<void>
  /** Removes it, up to this number, from the overview of one side: the other keeps it. */
  noteRemoved(conversationId: string, profileId: string, sequence: number): Promise<void>
  /**
   * Brings every conversation in which this member has written to the top of the partner's overview,
   * with one more unread; those that the partner removed stay away. Answers whose overviews these
   * are: the ids of their profiles.
   */
  noteWarning(profileId: string, at: DateTime): Promise<readonly string[]>
  /** Removes it from both overviews. Both sides stay: what they entered keeps counting. */
  hide(id: string): Promise<void>
}
