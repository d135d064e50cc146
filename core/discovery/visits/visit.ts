import type { DateTime } from 'luxon'
import { isPremium } from '#core/accounts/premium'
import type { Profile } from '#core/profiles/profile'

/** That one member looked at another's profile, by profile id: one for each pair. */
export type Visit = Readonly<{
  visitorId: string
  visitedId: string
  times: number
  firstAt: DateTime
  lastAt: DateTime
}>

/** What decides whether a look is told. */
export type VisitParty = Pick<Profile, 'id' | 'status' | 'invisible' | 'fictional'>

/** Looks that are closer together than this are one visit. */
const minutesOfOneVisit = 30

/**
 * Whether looking at a profile is told to its owner (decisions, Discovery): not to oneself, not by
 * an invisible member, nor by or to one who is disabled or fictional.
 */
export function mayRecordVisit(visitor: VisitParty, visited: VisitParty) {
  if (visitor.id === visited.id || visitor.invisible) return false
  return [visitor, visited].every(({ status, fictional }) => status === 'active' && !fictional)
}

/** What is kept of a look at `now`, over what was kept of the pair before. */
export function withView(
  before: Visit | null,
  pair: Pick<Visit, 'visitorId' | 'visitedId'>,
  now: DateTime
): Visit {
  if (!before) return { ...pair, times: 1, firstAt: now, lastAt: now }
  const { times, firstAt, lastAt } = before
  const isSameVisit = now < lastAt.plus({ minutes: minutesOfOneVisit })
  return { ...pair, times: isSameVisit ? times : times + 1, firstAt, lastAt: now }
}

/** Whether a member may know who visited them: how many did is free (decisions, Discovery). */
export function mayKnowVisitor(member: Readonly<{ paidUser: boolean }>) {
  return isPremium(member)
}
