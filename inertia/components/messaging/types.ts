import type { Answers, Read, Refusal as ServerRefusal } from '@generated/answers'
import type { Data } from '@generated/data'

/** A page of the overview; `next` asks for the one below it. */
export type Overview = Pick<Read<'messaging/chats', 'chats'>, 'next'> & { chats: Data.Chat[] }

/** The server took a message. */
export type Answer = Answers['messages.store']

/** What the next message costs, in whole credits, or why it cannot be sent. */
export type Offer = Answer['offer']

/** Why a message was not taken, in the member's language; 'gone' with its conversation. */
export type Refusal = Pick<ServerRefusal, 'message'> & {
  refusal: ServerRefusal['refusal'] | 'gone'
}

/** The open thread, which shows what became of its messages. */
export interface Sender {
  /** Where the next message goes: before the first one there is no conversation to send it to. */
  url: string
  sent: (answer: Answer) => void
  /** Answers with what is to be read at the message. */
  refused: (refusal: Partial<Refusal>) => string
}
