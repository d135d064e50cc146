import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mayAutoLike } from '#core/likes/auto_like'
import { likeMember } from '#core/likes/like'
import { Ports } from '#core/ports'
import { defaultsFor } from '#queries/discovery/requested_search'
import { nextFictionalLiker, lastFictionalLike } from '#queries/likes/fictional_likers'
import { newestUnseenLike } from '#queries/likes/new_like'
import { countVeiledLikes } from '#queries/likes/veiled_counts'
import { veilUrl } from '#queries/likes/veil_url'
import { poolFor } from '#queries/sites/pool'
import NewLikeTransformer from '#transformers/new_like_transformer'

@inject()
export default class AutoLikesController {
  constructor(private ports: Ports) {}

  /**
   * The newest like that was not seen yet, for the new-like modal. Of likers whom the member may not
   * know, only that there are some, with a veil.
   */
  async show(ctx: HttpContext) {
    const { member, site } = ctx
    const like = await newestUnseenLike(member)
    if (like) return shown(new NewLikeTransformer(like, member, site.settings).toObject())
    if ((await countVeiledLikes(this.ports, member)) > 0) return veiled(veilUrl(member.profile.id))
    const created = await this.#autoLike(ctx)
    if (!created) return { profile: null, match: false }
    return shown(new NewLikeTransformer(created, member, site.settings).toObject())
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
      pool: await poolFor(profile),
      now,
    }
    const admirerId = await nextFictionalLiker(search, profile.id)
    if (!admirerId) return null
    await likeMember(this.ports, { profileId: admirerId, likedId: profile.id })
    return newestUnseenLike(member)
  }
}

type NewLike = ReturnType<NewLikeTransformer['toObject']>

function shown({ liker, match }: NewLike) {
  const { picture, ...profile } = liker
  return { profile: { ...profile, main_image: { match: picture } }, match }
}

function veiled(picture: string) {
  const nobody = { id: null, name: null, age: null, fictional: false }
  return { profile: { ...nobody, main_image: { match: picture } }, match: false }
}
