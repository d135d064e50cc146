import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { passInSwipeGame, undoPass } from '#core/discovery/swiping/swipe_pass'
import { Ports } from '#core/ports'
import { answerRefusal, wantsJson } from '#replies/refusals'

@inject()
export default class SwipePassesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const passed = await passInSwipeGame(this.ports, passingOf(ctx))
    if (passed.ok) return answer(ctx, { passed: true })
    return answerRefusal(ctx, passed)
  }

  async destroy(ctx: HttpContext) {
    await undoPass(this.ports, passingOf(ctx))
    return answer(ctx, { passed: false })
  }
}

function passingOf({ member, params }: HttpContext) {
  return { profileId: member.profile.id, passedId: params.id }
}

function answer(ctx: HttpContext, state: Readonly<{ passed: boolean }>) {
  return wantsJson(ctx) ? state : ctx.response.redirect().withQs().back()
}
