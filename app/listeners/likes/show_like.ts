import type { EventNamed } from '#core/ports/events'
import Profile from '#models/profile'
import User from '#models/user'
import { badges } from '#queries/shell/badges'
import { tell } from '#support/live'

/** Tells who is liked; the name only to premium members, and to both sides of a match. */
export default class ShowLike {
  async handle({ likerId, likedId, match }: EventNamed<'like_given'>) {
    const liked = await Profile.findOrFail(likedId)
    const { paidUser } = await User.findOrFail(liked.userId)
    const liker = match || paidUser ? await nameOf(likerId) : null
    tell(likedId, { type: 'like', match, liker, badges: await badges(likedId) })
  }
}

async function nameOf(profileId: string) {
  const { name, fictional } = await Profile.findOrFail(profileId)
  return { name, fictional }
}
