import type { Answers, ServerEvent } from '@generated/answers'
import type { Data } from '@generated/data'

export type Badges = Data.SharedProps['badges']

/** The answers of GET /api/user.php and GET /api/chats.php, and on a page of likes how many like the member. */
export type Polled = Answers['api.user.show'] &
  Answers['api.chats.index'] & { likedBy: Answers['api.likes.index']['liked_by'] | null }

/**
 * What pages can listen to. `connected` is emitted whenever the stream opens, with `again` after a
 * disconnection, when events may have been missed. `polled` is emitted about once a minute. This tab
 * emits `conversation_hidden` when its member removes a conversation, `conversation_kept` when the server refuses.
 */
export type LiveEvent =
  | ServerEvent
  | { type: 'connected'; again: boolean }
  | { type: 'conversation_hidden'; conversationId: string }
  | { type: 'conversation_kept'; conversationId: string }
  | ({ type: 'polled' } & Polled)

export type EventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>
