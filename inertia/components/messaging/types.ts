import type { Answers, Read, Refusal as ServerRefusal } from '@generated/answers'

/** A page of the overview; `next` asks for the one below it. */
export type Overview = Read<'messaging/overview', 'overview'>

/** The server accepted a message. */
export type Answer = Answers['messages.store']

/** What the next message costs, in whole credits, or why it cannot be sent. */
export type Offer = Answer['offer']

/** Why the server refused a message, in the member's language; 'gone' with its conversation. */
export type Refusal = Pick<ServerRefusal, 'message'> & {
  refusal: ServerRefusal['refusal'] | 'gone'
}

/** The open conversation, which the outbox reports outcomes to. */
export interface Sender {
  /** Endpoint for the next message; it differs before the conversation exists. */
  url: string
  sent: (answer: Answer) => void
  /** Returns the reason to show at the message. */
  refused: (refusal: Partial<Refusal>) => string
}
