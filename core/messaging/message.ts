import type { DateTime } from 'luxon'

export const messageKinds = ['text', 'photo', 'gift'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message as stored. `deliveredAt` is null while it is held, as its sender is not confirmed. */
export type Message = Readonly<{
  id: string
  conversationId: string
  /** Profile id. */
  senderId: string
  /** Made by the sender's browser, so that a retry is the same message. */
  clientId: string
  /** Position in the conversation, from 1; a held message gets it on delivery. */
  sequence: number | null
  kind: MessageKind
  /** The text, or the name of a gift; empty for a photo. */
  body: string
  /**
   * The storage key of a photo's files, and its size in pixels; null once its sender removed it. A
   * measure hides a photo by `removedAt` alone.
   */
  storageKey: string | null
  width: number | null
  height: number | null
  /** Credits it cost; 0 for a free message. */
  cost: number
  sentAt: DateTime
  deliveredAt: DateTime | null
  /** When its sender removed it, or a measure hid it; the body is empty from then on. */
  removedAt: DateTime | null
}>

/** The validated content of a message. */
export type Content = Pick<Message, 'kind' | 'body' | 'storageKey' | 'width' | 'height'>

export const noPicture = { storageKey: null, width: null, height: null } as const
