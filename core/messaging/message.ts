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
  /** The words of a text, the name of a gift; a photo has none. */
  body: string
  /** Of a photo: under which its files are kept, and its pixels; gone when it is taken back. */
  storageKey: string | null
  width: number | null
  height: number | null
  /** Credits it cost; 0 for a free message. */
  cost: number
  sentAt: DateTime
  deliveredAt: DateTime | null
  /** Its sender took it back: the body is empty from then on. */
  removedAt: DateTime | null
}>

/** What is said: fit to store. */
export type Content = Pick<Message, 'kind' | 'body' | 'storageKey' | 'width' | 'height'>

export const noPicture = { storageKey: null, width: null, height: null } as const
