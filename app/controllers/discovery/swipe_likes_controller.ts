import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { likeInSwipeGame } from '#core/discovery/swiping/swipe_like'
import { Ports } from '#core/ports'
import { answerRefusal, wantsJson } from '#replies/refusals'

@inject()
export default class SwipeLikesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const liking = { profileId: ctx.member.profile.id, likedId: ctx.params.id }
    const liked = await likeInSwipeGame(this.ports, liking)
    if (liked.ok) return answer(ctx, liked.value)
    return answerRefusal(ctx, liked)
  }
}

function answer(ctx: HttpContext, outcome: Readonly<{ likesLeft: number; match: boolean }>) {
  if (wantsJson(ctx)) return outcome
  if (outcome.match) ctx.session.flash('success', ctx.i18n.t('likes.match_title'))
  return ctx.response.redirect().withQs().back()
}
