import type { Data } from '@generated/data'

/** A message as the server keeps it; without a number it is held. */
export type Sent = Data.Message

/** A photo in a chat: where its reader gets it. */
export type Picture = NonNullable<Sent['picture']>

/** A message of this browser that the server has not answered for. */
export interface Unsent {
  clientId: string
  body: string
  at: string
  /** Nothing more is done about it unless something changes. */
  failed: boolean
  /** What the server said against it; null when it said nothing. */
  refusal: string | null
}

export type BubbleState = 'read' | 'sent' | 'held' | 'sending' | 'failed'

/** A message as it is drawn; its key stays the same from typing to reading. */
export type Bubble = Omit<Sent, 'id' | 'clientId' | 'sequence'> & {
  key: string
  /** Null while the server has not answered for it. */
  id: string | null
  state: BubbleState
  /** Why it was not taken, in words. */
  refusal?: string | null
}

/**
 * Adds messages to those known, each once, in the order of the conversation; held ones come last.
 * What was removed stays so: an answer that was on its way may tell of before.
 */
export function mergeMessages(known: readonly Sent[], incoming: readonly Sent[]) {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of incoming) {
    if (!byId.get(message.id)?.removed) byId.set(message.id, message)
  }
  return [...byId.values()].sort(inOrder)
}

/** Takes messages back: of those that somebody received the place stays. */
export function withRemoved(known: readonly Sent[], ids: readonly string[]) {
  const gone = new Set(ids)
  return known
    .filter(({ id, sequence }) => sequence !== null || !gone.has(id))
    .map((message) => (gone.has(message.id) ? { ...message, ...nothing, removed: true } : message))
}

const nothing = { body: '', gift: null, picture: null, caution: null }

/** Number of the newest message that is known; 0 when there is none. */
export function newestSequence(messages: readonly Sent[]) {
  return Math.max(0, ...messages.map(({ sequence }) => sequence ?? 0))
}

/** Number of the oldest message that is known; null when there is none. */
export function oldestSequence(messages: readonly Sent[]) {
  return messages[0]?.sequence ?? null
}

/** Takes out what arrived after all: the answer was lost, the message was not. */
export function withoutArrived(unsent: readonly Unsent[], messages: readonly Sent[]) {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}

/** All that the thread shows, oldest first; `partnerRead` is the newest number the partner read. */
export function bubblesOf(
  messages: readonly Sent[],
  unsent: readonly Unsent[],
  partnerRead: number
): Bubble[] {
  return [
    ...messages.map((message) => sentBubble(message, partnerRead)),
    ...withoutArrived(unsent, messages).map(unsentBubble),
  ]
}

function inOrder(one: Sent, other: Sent) {
  if (one.sequence !== other.sequence) return place(one) - place(other)
  return one.at.localeCompare(other.at)
}

function place({ sequence }: Sent) {
  return sequence ?? Number.MAX_SAFE_INTEGER
}

function sentBubble(message: Sent, partnerRead: number): Bubble {
  const { clientId, sequence, ...said } = message
  return { ...said, key: clientId ?? said.id, state: stateOf(message, partnerRead) }
}

function stateOf({ sequence }: Sent, partnerRead: number) {
  if (sequence === null) return 'held'
  return sequence <= partnerRead ? 'read' : 'sent'
}

/** A text is words alone. */
const noMore = { gift: null, picture: null, cost: null, caution: null }

function unsentBubble({ clientId, body, at, failed, refusal }: Unsent): Bubble {
  const state = failed ? 'failed' : 'sending'
  const written = { key: clientId, id: null, mine: true, kind: 'text', body } as const
  return { ...written, ...noMore, removed: false, at, state, refusal }
}
