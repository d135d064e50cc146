import type { Uses } from '#core/ports'
import { checkMayMeet } from '#core/profiles/may_meet'
import { ok, refuse } from '#core/result'

type Passing = Readonly<{ profileId: string; passedId: string }>

/**
 * Passes a member in the swipe game, so that they are not shown there for 30 days. A like in the game
 * stays, so that a pass from another window gives no like back. Refuses as `mayMeet` does, and
 * 'member_not_found' for an unknown member. Rule: docs/product/discovery.md, Swipe game.
 */
export function passInSwipeGame(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { profileId, passedId }: Passing
) {
  return unitOfWork.run(async (repositories) => {
    const { profiles, swipes, users } = repositories
    const swiper = await profiles.find(profileId)
    const passed = await profiles.find(passedId)
    if (!swiper || !passed) return refuse('member_not_found')
    const met = await checkMayMeet(repositories, swiper, passed)
    if (!met.ok) return met

    await users.lock(swiper.userId)
    const before = await swipes.find({ swiperId: profileId, swipedId: passedId })
    if (before?.verdict === 'like') return ok()
    await swipes.put({ swiperId: profileId, swipedId: passedId, verdict: 'pass', at: clock.now() })
    return ok()
  })
}

/** Undoes a pass, if there is one: the member is shown again. */
export async function undoPass(
  { unitOfWork }: Uses<'unitOfWork'>,
  { profileId, passedId }: Passing
) {
  await unitOfWork.run(({ swipes }) => swipes.removePass(profileId, passedId))
}
