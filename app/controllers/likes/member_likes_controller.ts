import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { likeMember } from '#core/likes/like'
import { unlikeMember } from '#core/likes/unlike'
import { Ports } from '#core/ports'
import { answerRefusal, wantsJson } from '#replies/refusals'

@inject()
export default class MemberLikesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const liking = { profileId: ctx.member.profile.id, likedId: ctx.params.id }
    const liked = await likeMember(this.ports, liking)
    if (liked.ok) return answer(ctx, { liked: true, match: liked.value.match })
    return answerRefusal(ctx, liked)
  }

  async destroy(ctx: HttpContext) {
    const liking = { profileId: ctx.member.profile.id, likedId: ctx.params.id }
    await unlikeMember(this.ports, liking)
    return answer(ctx, { liked: false, match: false })
  }
}

function answer(ctx: HttpContext, state: Readonly<{ liked: boolean; match: boolean }>) {
  if (wantsJson(ctx)) return state
  if (state.match) ctx.session.flash('success', ctx.i18n.t('likes.match_title'))
  return ctx.response.redirect().withQs().back()
}
