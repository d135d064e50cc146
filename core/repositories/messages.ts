import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import type { Rows } from '#core/repositories/rows'

/** A held message gets its number and its moment together. */
export type Delivery = Readonly<{ sequence: number; deliveredAt: DateTime }>

/** Storage keys of the pictures that went with the messages: their files remain. */
export type GonePictures = readonly string[]

/** Callers hold the lock of the conversation: a client id or number it has already is a fault. */
export interface Messages extends Rows<Message, string, 'id'> {
  /** What this member wrote, did not take back and nobody received yet, by conversation id, oldest first. */
  heldBy(senderId: string): Promise<readonly Message[]>
  deliver(id: string, delivery: Delivery): Promise<void>
  /** Erases the words, and the picture; the message keeps its place. */
  takeBack(id: string, at: DateTime): Promise<void>
  /** The same for all that this member holds back in a conversation. */
  takeBackHeld(conversationId: string, senderId: string, at: DateTime): Promise<GonePictures>
  /** Erases the messages up to this number: nobody sees them any more. */
  eraseUpTo(conversationId: string, sequence: number): Promise<GonePictures>
  /** Erases all messages of the conversation, held ones too. */
  eraseAll(conversationId: string): Promise<GonePictures>
}
