import type { Data } from '@generated/data'

/** A message as stored on the server; without a sequence it is held. */
export type Sent = Data.Message

/** URLs and size of a photo in a conversation. */
export type Picture = NonNullable<Sent['picture']>

/** A message of this browser that the server has not acknowledged. */
export interface Unsent {
  clientId: string
  body: string
  at: string
  /** Not sent again until the member asks or the connection comes back. */
  failed: boolean
  /** The server's reason; null when it did not answer. */
  refusal: string | null
  /** Whether it was refused for want of credits. */
  needsCredits?: boolean
}

export type BubbleState = 'read' | 'sent' | 'held' | 'sending' | 'failed'

/** A message as it is shown; its key stays the same from sending to reading. */
export type Bubble = Omit<Sent, 'id' | 'clientId' | 'sequence'> & {
  key: string
  /** Null while the server has not acknowledged it. */
  id: string | null
  state: BubbleState
  /** Why it was refused, in the member's language. */
  refusal?: string | null
}

/**
 * Merges messages by id, in the order of the conversation; held ones come last. A removed message
 * stays removed, as the incoming one may be older.
 */
export function mergeMessages(known: readonly Sent[], incoming: readonly Sent[]) {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of incoming) {
    if (!byId.get(message.id)?.removed) byId.set(message.id, message)
  }
  return [...byId.values()].sort(inOrder)
}

/** Marks messages as removed; a held one, which nobody received, disappears. */
export function withRemoved(known: readonly Sent[], ids: readonly string[]) {
  const gone = new Set(ids)
  return known
    .filter(({ id, sequence }) => sequence !== null || !gone.has(id))
    .map((message) =>
      gone.has(message.id) ? { ...message, ...emptyContent, removed: true } : message
    )
}

const emptyContent = { body: '', gift: null, picture: null, caution: null }

/** 0 when there is none. */
export function newestSequence(messages: readonly Sent[]) {
  return Math.max(0, ...messages.map(({ sequence }) => sequence ?? 0))
}

/** Null when there is none. */
export function oldestSequence(messages: readonly Sent[]) {
  return messages[0]?.sequence ?? null
}

/** Without the messages that did arrive, although their response was lost. */
export function withoutArrived(unsent: readonly Unsent[], messages: readonly Sent[]) {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}

/** All that the log shows, oldest first; `partnerRead` is the newest sequence the partner read. */
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
  const { clientId, sequence, ...content } = message
  return { ...content, key: clientId ?? content.id, state: stateOf(message, partnerRead) }
}

function stateOf({ sequence }: Sent, partnerRead: number) {
  if (sequence === null) return 'held'
  return sequence <= partnerRead ? 'read' : 'sent'
}

function unsentBubble({ clientId, body, at, failed, refusal }: Unsent): Bubble {
  return {
    key: clientId,
    id: null,
    mine: true,
    kind: 'text',
    body,
    gift: null,
    picture: null,
    cost: null,
    caution: null,
    removed: false,
    at,
    state: failed ? 'failed' : 'sending',
    refusal,
  }
}
