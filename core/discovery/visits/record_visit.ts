import { mayRecordVisit, type VisitParty, withView } from '#core/discovery/visits/visit'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { Uses } from '#core/ports'

/**
 * Records that a member viewed another's profile: see `mayRecordVisit`; never between members of whom
 * one blocks the other. Takes no lock: of two concurrent views the last one counts. Publishes
 * 'profile_visited' for a new visit. Rule: docs/product/discovery.md, Visits.
 */
export async function recordVisit(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { visitor, visited }: Readonly<{ visitor: VisitParty; visited: VisitParty }>
) {
  if (!mayRecordVisit(visitor, visited)) return
  const pair = { visitorId: visitor.id, visitedId: visited.id }
  const isNew = await unitOfWork.run(async (repositories) => {
    const { blocks, visits } = repositories
    if (await blocks.between(visitor.id, visited.id)) return false
    const before = await visits.find({ visitorId: visitor.id, visitedId: visited.id })
    const visit = withView(before, pair, clock.now())
    await visits.put(visit)
    const counts = visit.times !== before?.times
    if (counts) await planNewsMail(repositories, { profileId: visited.id, now: visit.lastAt })
    return counts
  })
  if (isNew) await events.publish({ name: 'profile_visited', ...pair })
}
