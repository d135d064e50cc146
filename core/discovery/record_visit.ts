import { leavesVisit, type Looking, withLook } from '#core/discovery/visit'
import type { Uses } from '#core/ports'

/**
 * Keeps that a member looked at another's profile, where the owner may know of it: see
 * `leavesVisit`. Where one of the two blocks the other nothing is kept. Nobody is locked: two looks
 * of one member at once are one visit, whichever comes last.
 */
export async function recordVisit(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { visitor, visited }: Readonly<{ visitor: Looking; visited: Looking }>
) {
  if (!leavesVisit(visitor, visited)) return
  const pair = { visitorId: visitor.id, visitedId: visited.id }
  await unitOfWork.run(async ({ blocks, visits }) => {
    if (await blocks.between(visitor.id, visited.id)) return
    const before = await visits.find(visitor.id, visited.id)
    await visits.keep(withLook(before, pair, clock.now()))
  })
}
