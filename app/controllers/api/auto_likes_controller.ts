import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mayAutoLike } from '#core/likes/auto_like'
import { likeMember } from '#core/likes/like'
import { Ports } from '#core/ports'
import { defaultsFor } from '#queries/discovery/requested_search'
import { nextFictionalLiker, lastFictionalLike } from '#queries/likes/fictional_likers'
import { newestUnseenLike } from '#queries/likes/new_like'
import { sitesClosedTo } from '#queries/sites/closed_sites'
import NewLikeTransformer from '#transformers/new_like_transformer'

@inject()
export default class AutoLikesController {
  constructor(private ports: Ports) {}

  /**
   * The newest like that was not seen yet, for the new-like modal. A member who may not know the
   * liker gets only a veil.
   */
  async show(ctx: HttpContext) {
    const { profile } = ctx.member
    const like = (await newestUnseenLike(profile.id)) ?? (await this.#autoLike(ctx))
    if (!like) return { profile: null, match: false }
    const shown = new NewLikeTransformer(like, ctx.member, ctx.site.settings).toObject()
    const { id, name, age, fictional, picture } = shown.liker ?? unknown(shown.veil)
    return {
      profile: { id, name, age, fictional, main_image: { match: picture } },
      match: shown.match,
    }
  }

  /** Lets a labelled fictional profile like the member; docs/product/likes.md, Automatic likes. */
  async #autoLike(ctx: HttpContext) {
    const { member, site } = ctx
    const { profile } = member
    const now = this.ports.clock.now()
    if (!mayAutoLike(site.settings, await lastFictionalLike(profile.id), now)) return null
    const search = {
      criteria: defaultsFor(ctx),
      viewer: profile,
      countries: site.settings.countries,
      closedSites: await sitesClosedTo(profile.siteId),
      now,
    }
    const admirerId = await nextFictionalLiker(search, profile.id)
    if (!admirerId) return null
    await likeMember(this.ports, { profileId: admirerId, likedId: profile.id })
    return newestUnseenLike(profile.id)
  }
}

function unknown(picture: string | null) {
  return { id: null, name: null, age: null, fictional: false, picture }
}
