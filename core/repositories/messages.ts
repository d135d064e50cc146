import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'

/** A held message gets its number and its moment together. */
export type Delivery = Readonly<{ sequence: number; deliveredAt: DateTime }>

/** Storage keys of the pictures that went with the messages: their files remain. */
export type GonePictures = readonly string[]

export abstract class Messages {
  abstract findByClientId(conversationId: string, clientId: string): Promise<Message | null>
  /** Callers hold the conversation's lock: a client id or number it has already is a fault. */
  abstract add(message: Message): Promise<void>
  abstract find(conversationId: string, id: string): Promise<Message | null>
  /** What this member wrote, did not take back and nobody received yet, by conversation id, oldest first. */
  abstract heldBy(senderId: string): Promise<readonly Message[]>
  abstract deliver(id: string, delivery: Delivery): Promise<void>
  /** Erases the words, and the picture; the message keeps its place. */
  abstract remove(id: string, at: DateTime): Promise<void>
  /** The same for all that this member holds back in a conversation. */
  abstract removeHeld(conversationId: string, senderId: string, at: DateTime): Promise<GonePictures>
  /** Erases the messages up to this number: nobody sees them any more. */
  abstract eraseUpTo(conversationId: string, sequence: number): Promise<GonePictures>
  /** Erases all messages of the conversation, held ones too. */
  abstract eraseAll(conversationId: string): Promise<GonePictures>
}
