import type { DateTime } from 'luxon'
import { interests, type Interest } from '#core/profiles/interests'

/** What there is to begin with. */
export type Icebreaker = Readonly<{
  situation: 'hello' | 'match' | 'interest' | 'answer' | 'quiet'
  /** What the two have in common, where that is the situation. */
  interest: Interest | null
}>

/** After this many days without a word a conversation has gone quiet. */
const quietDays = 7

/** Nobody wants these thrown at them as a first word. */
const tooIntimate: readonly Interest[] = ['relationship', 'kissing', 'cuddling', 'flirting']

type Talk = Readonly<{
  /** When something was last said; null before the first word. */
  lastSaidAt: DateTime | null
  /** The member has written here before. */
  entered: boolean
}>

type Pair = Readonly<{ match: boolean; shared: readonly Interest[] }>

/**
 * Which opening lines suit a member at a conversation (section 2, icebreaker modal): before the
 * first word those of a match, of something in common, or a plain hello; an answer to a partner who
 * wrote first; a new start where nobody said a word for a week. Null where talk goes on.
 */
export function icebreakerFor(talk: Talk, pair: Pair, now: DateTime): Icebreaker | null {
  if (talk.lastSaidAt === null) return opening(pair)
  if (now.diff(talk.lastSaidAt).as('days') >= quietDays) return plain('quiet')
  return talk.entered ? null : plain('answer')
}

/** Whether what the two have in common matters: only for the first word. */
export function isBeforeFirstMessage({ lastSaidAt }: Talk) {
  return lastSaidAt === null
}

function opening({ match, shared }: Pair): Icebreaker {
  if (match) return plain('match')
  const speakable = interests.filter((one) => shared.includes(one) && !tooIntimate.includes(one))
  return speakable.length > 0 ? { situation: 'interest', interest: speakable[0] } : plain('hello')
}

function plain(situation: Icebreaker['situation']): Icebreaker {
  return { situation, interest: null }
}
