import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { begunBy, begunProps, noteBegun, pathOf } from '#controllers/accounts/begun_act'
import { keptAnswers } from '#controllers/accounts/kept_answers'
import { signupPage } from '#queries/accounts/signup_page'
import { findTarget } from '#queries/accounts/signup_target'
import { begunValidator, signupStartValidator } from '#validators/accounts/signup'

/** A sign-up from the profile of a member, which leads to what the visitor began there. */
@inject()
export default class TargetSignupsController {
  constructor(private ports: Ports) {}

  /**
   * For an unknown or disabled member the sign-up is the usual one. A member who is logged in goes
   * straight to the profile or the conversation.
   */
  async create(ctx: HttpContext) {
    const { inertia, viewer, response } = ctx
    const begun = await this.#begun(ctx)
    if (viewer) return response.redirect(pathOf(begun))
    const target = await findTarget(ctx, begun.memberId)
    if (!target) return response.redirect('/signup')
    noteBegun(ctx, begun)
    const [, answered] = await signupStartValidator.tryValidate(ctx.request.qs())
    const start = await signupPage(ctx, answered ?? {}, keptAnswers(ctx, this.ports))
    return inertia.render('accounts/signup', {
      ...start,
      target: await begunProps(ctx, this.ports),
      pending: false,
    })
  }

  /** Without an act, as on a later step of the form, it is the one that was begun; else a chat. */
  async #begun(ctx: HttpContext) {
    const memberId: string = ctx.params.id
    const [, asked] = await begunValidator.tryValidate(ctx.request.qs())
    const before = begunBy(ctx, this.ports)
    if (!asked?.for && before?.memberId === memberId) return before
    const at = this.ports.clock.now().toMillis()
    return { act: asked?.for ?? 'chat', memberId, photoId: asked?.photo ?? null, at } as const
  }
}
