import type { DateTime } from 'luxon'
import { isPremium } from '#core/users/premium'
import type { Profile } from '#core/profiles/profile'

/** The visits of a member to another's profile, by profile id: one row per pair. */
export type Visit = Readonly<{
  visitorId: string
  visitedId: string
  times: number
  firstAt: DateTime
  lastAt: DateTime
}>

/** The facts that decide whether a visit is recorded. */
export type VisitParty = Pick<
  Profile,
  | 'id'
  | 'userId'
  | 'siteId'
  | 'ownSiteOnly'
  | 'status'
  | 'invisible'
  | 'openToVisitors'
  | 'fictional'
>

/** Views within these minutes are one visit. */
const visitMinutes = 30

/**
 * Whether viewing a profile is recorded for its owner: not one's own, not by an invisible member, nor
 * by or of one who is disabled or fictional. Rule: docs/product/discovery.md, Visits.
 */
export function mayRecordVisit(visitor: VisitParty, visited: VisitParty) {
  if (visitor.id === visited.id || visitor.invisible) return false
  return [visitor, visited].every(({ status, fictional }) => status === 'active' && !fictional)
}

/** The visit of a pair with another view at `now`. */
export function withView(
  before: Visit | null,
  pair: Pick<Visit, 'visitorId' | 'visitedId'>,
  now: DateTime
): Visit {
  if (!before) return { ...pair, times: 1, firstAt: now, lastAt: now }
  const { times, firstAt, lastAt } = before
  const isSameVisit = now < lastAt.plus({ minutes: visitMinutes })
  return { ...pair, times: isSameVisit ? times : times + 1, firstAt, lastAt: now }
}

/** Whether a member may know who visited them: premium members only; the number is shown to all. */
export function mayKnowVisitor(member: Readonly<{ paidUser: boolean }>) {
  return isPremium(member)
}
