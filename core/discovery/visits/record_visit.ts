import { mayRecordVisit, type VisitParty, withView } from '#core/discovery/visits/visit'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { Uses } from '#core/ports'

/**
 * Keeps that a member looked at another's profile, where the owner may know of it: see
 * `mayRecordVisit`. Where one of the two blocks the other nothing is kept. Nobody is locked: two looks
 * of one member at once are one visit, whichever comes last. Publishes 'profile_visited' for a look
 * that is a visit of its own.
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
    const before = await visits.find(visitor.id, visited.id)
    const visit = withView(before, pair, clock.now())
    await visits.keep(visit)
    const counts = visit.times !== before?.times
    if (counts) await planNewsMail(repositories, { profileId: visited.id, now: visit.lastAt })
    return counts
  })
  if (isNew) await events.publish({ name: 'profile_visited', ...pair })
}
