import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { newestUnseenLike } from '#queries/likes/new_like'
import { autoLike } from '#support/likes/auto_like'
import NewLikeTransformer from '#transformers/new_like_transformer'

@inject()
export default class AutoLikesController {
  constructor(private ports: Ports) {}

  /**
   * Who the new-like modal is about (section 7): the newest like that was not seen yet. Who may
   * not know their admirer gets the blurred picture, and no more.
   */
  async show(ctx: HttpContext) {
    const { profile } = ctx.member!
    const like = (await newestUnseenLike(profile.id)) ?? (await this.#autoLike(ctx))
    if (!like) return { profile: null, match: false }
    const shown = new NewLikeTransformer(like, ctx.member!, ctx.site.settings).toObject()
    const { id, name, age, fictional, picture } = shown.liker ?? unknown(shown.blurred)
    return {
      profile: { id, name, age, fictional, main_image: { match: picture } },
      match: shown.match,
    }
  }

  async #autoLike(ctx: HttpContext) {
    await autoLike(this.ports, ctx)
    return newestUnseenLike(ctx.member!.profile.id)
  }
}

function unknown(picture: string | null) {
  return { id: null, name: null, age: null, fictional: false, picture }
}
