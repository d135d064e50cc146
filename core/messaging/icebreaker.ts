import type { DateTime } from 'luxon'
import { interests, type Interest } from '#core/profiles/interests'

/** The situation that an offered icebreaker is for. */
export type Icebreaker = Readonly<{
  situation: 'hello' | 'match' | 'interest' | 'answer' | 'quiet'
  /** An interest in common, in the situation 'interest'; null otherwise. */
  interest: Interest | null
}>

/** Days without a message after which a conversation counts as quiet. */
const quietDays = 7

/** Interests too intimate for a first message. */
const tooIntimate = [
  'relationship',
  'kissing',
  'cuddling',
  'flirting',
] as const satisfies readonly Interest[]

/** An interest that a first message may be about. */
export type FirstTopic = Exclude<Interest, (typeof tooIntimate)[number]>

type ConversationState = Readonly<{
  /** When the last message was sent; null before the first. */
  lastSaidAt: DateTime | null
  /** The member has written here before. */
  entered: boolean
}>

type Pair = Readonly<{ match: boolean; shared: readonly Interest[] }>

/**
 * Which icebreakers to offer a member in a conversation: before the first message those for a match,
 * for a common interest, or a plain hello; an answer, to a partner who wrote first; a new start,
 * after a week without messages. Null in a conversation that is going on.
 * Rule: docs/product/messaging.md, Icebreakers.
 */
export function icebreakerFor(
  conversation: ConversationState,
  pair: Pair,
  now: DateTime
): Icebreaker | null {
  if (conversation.lastSaidAt === null) return opening(pair)
  if (now.diff(conversation.lastSaidAt).as('days') >= quietDays) return plain('quiet')
  return conversation.entered ? null : plain('answer')
}

/** Whether no message was sent yet, so that match and common interests matter. */
export function isBeforeFirstMessage({ lastSaidAt }: ConversationState) {
  return lastSaidAt === null
}

/** The interests of a member that a first message may be about, in the order of the list. */
export function firstTopicsOf(theirs: readonly Interest[]): FirstTopic[] {
  return interests.filter((one): one is FirstTopic => theirs.includes(one) && !isIntimate(one))
}

function isIntimate(interest: Interest) {
  return tooIntimate.some((one) => one === interest)
}

function opening({ match, shared }: Pair): Icebreaker {
  if (match) return plain('match')
  const suitable = firstTopicsOf(shared)
  return suitable.length > 0 ? { situation: 'interest', interest: suitable[0] } : plain('hello')
}

function plain(situation: Icebreaker['situation']): Icebreaker {
  return { situation, interest: null }
}
