import { mayKnowVisitor } from '#core/discovery/visits/visit'
import { clearVeiledCount } from '#core/likes/veiled_count'
import type { Uses } from '#core/ports'

/** The visits of a member: to their profile, and by them to others. */
export const visitLists = ['received', 'made'] as const

export type VisitList = (typeof visitLists)[number]

type Whose = Readonly<{ userId: string; profileId: string; list: VisitList }>

/**
 * Removes one visit of a member's list, by the other's profile id, if there is one: one row of both members.
 * A received visit can be removed only by who may know their visitors: a number that falls tells who came.
 * Rule: docs/product/discovery.md, Visits.
 */
export async function removeVisit(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId, profileId, list, otherId }: Whose & Readonly<{ otherId: string }>
) {
  await unitOfWork.run(async ({ users, visits }) => {
    const user = await users.find(userId)
    if (list === 'made') return visits.remove({ visitorId: profileId, visitedId: otherId })
    if (user && mayKnowVisitor(user)) {
      await visits.remove({ visitorId: otherId, visitedId: profileId })
    }
  })
}

/**
 * Removes all visits of a list, also those that are not shown; the number of received ones begins anew.
 * Rule: docs/product/discovery.md, Visits.
 */
export async function removeVisits(
  { unitOfWork }: Uses<'unitOfWork'>,
  { profileId, list }: Omit<Whose, 'userId'>
) {
  await unitOfWork.run(async ({ visits, veiledCounts }) => {
    if (list === 'made') return visits.removeAll({ visitorId: profileId })
    await visits.removeAll({ visitedId: profileId })
    await clearVeiledCount({ veiledCounts }, { profileId, kind: 'visit' })
  })
}
