import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import type { Rows } from '#core/repositories/rows'

/** A held message gets its sequence and its time of delivery together. */
export type Delivery = Readonly<{ sequence: number; deliveredAt: DateTime }>

/** The storage keys of erased pictures, whose files the caller removes. */
export type GonePictures = readonly string[]

/** Callers hold the lock on the conversation: a duplicate client id or sequence throws. */
export interface Messages extends Rows<Message, string, 'id'> {
  /** The held messages of this member, by conversation id, the oldest first. */
  heldBy(senderId: string): Promise<readonly Message[]>
  /** What this member wrote since then and has not taken back. */
  writtenSince(senderId: string, from: DateTime): Promise<readonly Message[]>
  /** The newest delivered messages of a conversation, the last one first. */
  newest(conversationId: string, limit: number): Promise<readonly Message[]>
  deliver(id: string, delivery: Delivery): Promise<void>
  /** Erases text and picture; the message keeps its place. */
  takeBack(id: string, at: DateTime): Promise<void>
  /** Takes back all held messages of a member in a conversation. */
  takeBackHeld(conversationId: string, senderId: string, at: DateTime): Promise<GonePictures>
  /** Erases the messages up to this sequence, which both participants have removed. */
  eraseUpTo(conversationId: string, sequence: number): Promise<GonePictures>
  /** Erases all messages of the conversation, held ones too. */
  eraseAll(conversationId: string): Promise<GonePictures>
}
