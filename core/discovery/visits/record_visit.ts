import {
  mayKnowVisitor,
  mayRecordVisit,
  type VisitParty,
  withView,
} from '#core/discovery/visits/visit'
import { countIfVeiled } from '#core/likes/veiled_count'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { Uses } from '#core/ports'
import { checkMayMeet } from '#core/profiles/may_meet'

/**
 * Records that a member viewed another's profile: see `mayRecordVisit`; only of one they may meet. Takes no lock: of two concurrent views the last one counts. Publishes
 * 'profile_visited' for a new visit. Rule: docs/product/discovery.md, Visits.
 */
export async function recordVisit(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { visitor, visited }: Readonly<{ visitor: VisitParty; visited: VisitParty }>
) {
  if (!mayRecordVisit(visitor, visited)) return
  const pair = { visitorId: visitor.id, visitedId: visited.id }
  const isNew = await unitOfWork.run(async (repositories) => {
    const { visits } = repositories
    if (!(await checkMayMeet(repositories, visitor, visited)).ok) return false
    const before = await visits.find({ visitorId: visitor.id, visitedId: visited.id })
    const visit = withView(before, pair, clock.now())
    await visits.put(visit)
    const arrival = { kind: 'visit', profile: visited, mayKnow: mayKnowVisitor } as const
    if (!before) await countIfVeiled(repositories, { ...arrival, now: visit.lastAt })
    const counts = visit.times !== before?.times
    if (counts) await planNewsMail(repositories, { profileId: visited.id, now: visit.lastAt })
    return counts
  })
  if (isNew) await events.publish({ name: 'profile_visited', ...pair })
}
