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
  /** The partner gets nothing until this member's address is confirmed. */
  held: boolean
  refusal: string | null
}

/** Why the server did not take a message, in the member's language. */
export interface Refusal {
  refusal: string
  message: string
}
