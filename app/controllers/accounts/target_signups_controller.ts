import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import {
  pendingActOf,
  pendingActProps,
  notePendingAct,
  pathOf,
} from '#controllers/accounts/pending_act'
import { keptAnswers } from '#controllers/accounts/kept_answers'
import { signupPage } from '#queries/accounts/signup_page'
import { findTarget } from '#queries/accounts/signup_target'
import { pendingActValidator, signupStartValidator } from '#validators/accounts/signup'

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
    const pending = await this.#pending(ctx)
    if (viewer) return response.redirect(pathOf(pending))
    const target = await findTarget(ctx, pending.memberId)
    if (!target) return response.redirect('/signup')
    notePendingAct(ctx, pending)
    const [, answered] = await signupStartValidator.tryValidate(ctx.request.qs())
    const start = await signupPage(ctx, answered ?? {}, keptAnswers(ctx, this.ports))
    return inertia.render('accounts/signup', {
      ...start,
      target: await pendingActProps(ctx, this.ports),
      pending: false,
    })
  }

  /** Without an act, as on a later step of the form, it is the pending one; else a chat. */
  async #pending(ctx: HttpContext) {
    const memberId: string = ctx.params.id
    const [, asked] = await pendingActValidator.tryValidate(ctx.request.qs())
    const before = pendingActOf(ctx, this.ports)
    if (!asked?.for && before?.memberId === memberId) return before
    const at = this.ports.clock.now().toMillis()
    return { act: asked?.for ?? 'chat', memberId, photoId: asked?.photo ?? null, at } as const
  }
}
