import type { Data } from '@generated/data'

/** The first page of the overview; `next` asks for the one below it. */
export type Overview = {
  chats: Data.Chat[]
  next: string | null
}

/** What the next message costs, in whole credits, or why it cannot be sent. */
export type Offer = {
  cost: number
  credits: number
  freeMessagesLeft: number
  freeMessages: number
  /** Of a photo, and of the smallest gift. */
  photoCost: number
  giftCost: number
  /** The partner gets nothing until this member's address is confirmed. */
  held: boolean
  refusal: string | null
}

/** Why the server refused a message, in the member's language. */
export interface Refusal {
  refusal: string
  message: string
}

/** The server accepted a message. */
export interface Answer {
  conversationId: string
  message: Data.Message
  offer: Offer
}

/** The open conversation, which the outbox reports outcomes to. */
export interface Sender {
  /** Endpoint for the next message; it differs before the conversation exists. */
  url: string
  sent: (answer: Answer) => void
  /** Returns the reason to show at the message. */
  refused: (refusal: Partial<Refusal>) => string
}
