import type { DateTime } from 'luxon'

export const messageKinds = ['text', 'photo', 'gift'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message as stored. `deliveredAt` is empty while its sender is not confirmed: it is held. */
export type Message = Readonly<{
  id: string
  conversationId: string
  /** Profile id. */
  senderId: string
  /** Made by the sender's browser: a repeated send is the same message. */
  clientId: string
  /** Place in the conversation, from 1; a held message gets its number on delivery. */
  sequence: number | null
  kind: MessageKind
  body: string
  /** Credits it cost; 0 for a free message. */
  cost: number
  sentAt: DateTime
  deliveredAt: DateTime | null
  /** Its sender took it back: the body is empty from then on. */
  removedAt: DateTime | null
}>
