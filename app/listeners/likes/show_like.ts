import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { EventNamed } from '#core/ports/events'
import Profile from '#models/profile'
import User from '#models/user'
import { likeBetween } from '#queries/likes/new_like'
import { badges } from '#queries/shell/badges'
import { siteSettings } from '#queries/sites/site_settings'
import { sendLive } from '#live/events'
import NewLikeTransformer from '#transformers/new_like_transformer'

/** Shows a like to the liked member (with the liker only if they may know), and a match to both. */
export default class ShowLike {
  async handle({ likerId, likedId, match }: EventNamed<'like_given'>) {
    const liked = await Profile.findOrFail(likedId)
    const user = await User.findOrFail(liked.userId)
    const like = await likeBetween(likerId, likedId)
    if (!like) return
    const settings = await siteSettings(liked.siteId)
    const member = { user, profile: liked }
    const { liker } = new NewLikeTransformer(like, member, settings).toObject()
    const mayKnow = mayKnowLiker(user, {
      likedBack: like.likedId !== null,
      fictional: like.fictional,
    })
    sendLive(likedId, {
      type: 'like',
      match,
      liker: mayKnow ? liker : null,
      badges: await badges(likedId),
    })
  }
}
