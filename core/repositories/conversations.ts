import type { DateTime } from 'luxon'
import type { SignKind } from '#core/messaging/signs/sign'
import type { Conversation, Participant } from '#core/messaging/conversation'
import type { Rows } from '#core/repositories/rows'

/** The part of a message that the overview shows and sorts by. */
export type LastMessage = Readonly<{ id: string; at: DateTime }>

/** Conversations and their participants. */
export interface Conversations extends Rows<Conversation, string, 'id'> {
  /** The two may come in either order. */
  findBetween(profileId: string, partnerId: string): Promise<Conversation | null>
  /** Returns the conversation of this pair; adds this one, with both participants, if there is none. */
  findOrAdd(conversation: Conversation): Promise<Conversation>
  participant(conversationId: string, profileId: string): Promise<Participant | null>
  /** The number of conversations that this member has entered. */
  countEntered(profileId: string): Promise<number>
  /** Marks that this participant has sent their first message. */
  noteSent(conversationId: string, profileId: string, last: LastMessage): Promise<void>
  /** Increments the unread count of this participant. */
  noteReceived(conversationId: string, profileId: string, last: LastMessage): Promise<void>
  /**
   * A member showed this sign to a fictional profile that is to answer; the worst one stays. Returns
   * false, and notes nothing, where none is.
   */
  noteSign(conversationId: string, sign: SignKind): Promise<boolean>
  /** Marks everything as read by this participant. */
  noteRead(conversationId: string, profileId: string, sequence: number): Promise<void>
  /** Removes it, up to this sequence, from one participant's overview; the partner keeps it. */
  noteRemoved(conversationId: string, profileId: string, sequence: number): Promise<void>
  /**
   * Moves every conversation that this member has entered to the top of the partner's overview, with
   * one more unread, except where the partner removed it.
   */
  noteWarning(profileId: string, at: DateTime): Promise<void>
  /** The partners, by profile id, who have a conversation that this member has entered in their overview. */
  writtenTo(profileId: string): Promise<readonly string[]>
  /**
   * Undoes `noteWarning` where nothing was written since: these conversations are at their place in the
   * partners' overviews again, with one less unread unless it was read; where that message was erased
   * since, they are at the time when they began.
   */
  forgetWarning(profileId: string): Promise<void>
  /** Removes it from both overviews. Both participants stay, so the conversations entered still count. */
  hide(id: string): Promise<void>
}
