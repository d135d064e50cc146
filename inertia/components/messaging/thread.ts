/** A message as the server keeps it; without a number it is held. */
export interface Sent {
  id: string
  clientId: string | null
  sequence: number | null
  mine: boolean
  kind: string
  body: string
  /** ISO 8601, in UTC. */
  at: string
}

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
export interface Bubble {
  key: string
  mine: boolean
  kind: string
  body: string
  at: string
  state: BubbleState
  /** Why it was not taken, in words. */
  refusal?: string | null
}

/** Bubbles of one member that stand close together, under one mark. */
export interface Group {
  key: string
  mine: boolean
  bubbles: Bubble[]
  at: string
  state: BubbleState
}

export interface Day {
  day: string
  at: string
  groups: Group[]
}

const minutesTogether = 10

/** Adds messages to those known, each once, in the order of the conversation; held ones come last. */
export function mergeMessages(known: readonly Sent[], incoming: readonly Sent[]) {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of incoming) byId.set(message.id, message)
  return [...byId.values()].sort(inOrder)
}

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

/** Puts bubbles under days, and those of one member that follow soon after each other together. */
export function groupBubbles(bubbles: readonly Bubble[], dayOf: (at: string) => string) {
  const days: Day[] = []
  for (const bubble of bubbles) {
    const day = dayOf(bubble.at)
    if (days.at(-1)?.day !== day) days.push({ day, at: bubble.at, groups: [] })
    addToGroups(days.at(-1)?.groups ?? [], bubble)
  }
  return days
}

function inOrder(one: Sent, other: Sent) {
  if (one.sequence !== other.sequence) return place(one) - place(other)
  return one.at.localeCompare(other.at)
}

function place({ sequence }: Sent) {
  return sequence ?? Number.MAX_SAFE_INTEGER
}

function sentBubble(message: Sent, partnerRead: number): Bubble {
  const { id, clientId, mine, kind, body, at } = message
  return { key: clientId ?? id, mine, kind, body, at, state: stateOf(message, partnerRead) }
}

function stateOf({ sequence }: Sent, partnerRead: number) {
  if (sequence === null) return 'held'
  return sequence <= partnerRead ? 'read' : 'sent'
}

function unsentBubble({ clientId, body, at, failed, refusal }: Unsent): Bubble {
  const state = failed ? 'failed' : 'sending'
  return { key: clientId, mine: true, kind: 'text', body, at, state, refusal }
}

function addToGroups(groups: Group[], bubble: Bubble) {
  const { key, mine, at, state } = bubble
  const last = groups.at(-1)
  if (!last || !belongsTo(last, bubble)) {
    groups.push({ key, mine, bubbles: [bubble], at, state })
    return
  }
  last.bubbles.push(bubble)
  last.at = at
  last.state = state
}

/** What did not get there stands alone: it has its own buttons. */
function belongsTo(group: Group, { mine, at, state }: Bubble) {
  const minutes = (Date.parse(at) - Date.parse(group.at)) / 60_000
  const failed = group.state === 'failed' || state === 'failed'
  return group.mine === mine && minutes < minutesTogether && !failed
}
