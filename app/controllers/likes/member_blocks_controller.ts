import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { blockMember, unblockMember } from '#core/likes/block'
import { Ports } from '#core/ports'
import { referringList } from '#replies/referring_list'
import { answerRefusal, wantsJson } from '#replies/refusals'

@inject()
export default class MemberBlocksController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const blocking = { profileId: ctx.member.profile.id, blockedId: ctx.params.id }
    const blocked = await blockMember(this.ports, blocking)
    if (blocked.ok) return answer(ctx, { blocked: true })
    return answerRefusal(ctx, blocked)
  }

  async destroy(ctx: HttpContext) {
    const blocking = { profileId: ctx.member.profile.id, blockedId: ctx.params.id }
    await unblockMember(this.ports, blocking)
    return answer(ctx, { blocked: false })
  }
}

/**
 * After a block the profile is not found any more, so this redirects to the list it was opened
 * from.
 */
function answer(ctx: HttpContext, state: Readonly<{ blocked: boolean }>) {
  if (wantsJson(ctx)) return state
  const { blocked } = state
  ctx.session.flash('success', ctx.i18n.t(blocked ? 'profiles.blocked' : 'profiles.unblocked'))
  return ctx.response.redirect(blocked ? referringList(ctx) : '/profile/blocked')
}
