import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  returnByLink,
  returnByLogin,
  returnLinkWorks,
} from '#core/accounts/leaving/return_to_account'
import { Ports } from '#core/ports'
import { logIn } from '#logins/log_in'
import { freshDocument } from '#replies/fresh_document'
import { mailedToken } from '#replies/mailed_token'
import { erasureDay, returningUserId } from '#controllers/accounts/returning_member'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class ReturnsController {
  constructor(private ports: Ports) {}

  /** A page with a button, since mail programs prefetch links. */
  async create(ctx: HttpContext) {
    const token = mailedToken(ctx)
    const leaver = returningUserId(ctx)
    if (!token && !leaver) return ctx.response.redirect('/login')
    const final = leaver ? await erasureDay(leaver) : null
    const works = leaver !== null || (await returnLinkWorks(this.ports, { secret: token }))
    return ctx.inertia.render('accounts/return', { token, works, finalAt: final?.toISO() ?? null })
  }

  async store(ctx: HttpContext) {
    const leaver = returningUserId(ctx)
    return leaver ? this.#byLogin(ctx, leaver) : this.#byLink(ctx)
  }

  /** The login just proved who owns the account, so no password is asked for. */
  async #byLogin(ctx: HttpContext, userId: string) {
    const result = await returnByLogin(this.ports, { userId })
    ctx.session.forget('leaver')
    if (!result.ok) return answerRefusal(ctx, result)
    await logIn(ctx, userId)
    return this.#welcome(ctx, '/members')
  }

  async #byLink(ctx: HttpContext) {
    const result = await returnByLink(this.ports, { secret: mailedToken(ctx) })
    if (!result.ok) return answerRefusal(ctx, result)
    return this.#welcome(ctx, '/login')
  }

  #welcome(ctx: HttpContext, path: string) {
    ctx.session.flash('success', ctx.i18n.t('accounts.returned'))
    return freshDocument(ctx, path)
  }
}
