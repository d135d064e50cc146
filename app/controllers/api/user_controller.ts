import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isPushAddress } from '#core/notifications/push/subscription'
import { Ports } from '#core/ports'
import { refuse } from '#core/result'
import PushSubscription from '#models/push_subscription'
import { memberOf } from '#queries/accounts/member_of'
import { currentUser } from '#queries/accounts/current_user'
import { loginKey } from '#logins/login_list'
import { guardedLogin } from '#logins/guarded_login'
import { keepLanguage, logIn } from '#logins/log_in'
import { savedLanguageValidator } from '#validators/accounts/language'
import { loginValidator } from '#validators/accounts/login'
import { pushSubscriptionValidator } from '#validators/settings/push_subscription'
import { answerRefusal } from '#replies/refusals'

/** The user, as the public API defines it; pages use their own forms. */
@inject()
export default class UserController {
  constructor(private ports: Ports) {}

  async show({ member, site }: HttpContext) {
    return { user: await currentUser(member, site.settings) }
  }

  /** Logs in; with `push` it stores the push subscription of a logged-in browser. */
  async store(ctx: HttpContext) {
    const { request, site } = ctx
    if (request.qs().push === '1') return this.#subscribe(ctx)
    const credentials = await request.validateUsing(loginValidator)
    const result = await guardedLogin(this.ports, ctx, credentials)
    if (!result.ok) return answerRefusal(ctx, result, 'login')
    const { id } = await logIn(ctx, result.value.id)
    return { user: await currentUser(await memberOf(id), site.settings) }
  }

  async #subscribe(ctx: HttpContext) {
    const { viewer, request, response, session } = ctx
    if (!viewer) return response.forbidden({ error: 'authentication_required' })
    const { endpoint, keys } = await request.validateUsing(pushSubscriptionValidator)
    const address = { endpoint, ...keys }
    if (!isPushAddress(address)) return answerRefusal(ctx, refuse('push_address_invalid'))
    await PushSubscription.keep({
      ...address,
      id: this.ports.ids.next(),
      userId: viewer.user.id,
      loginId: session.get(loginKey),
      createdAt: this.ports.clock.now(),
    })
    return response.noContent()
  }

  async update(ctx: HttpContext) {
    const { language } = await ctx.request.validateUsing(savedLanguageValidator)
    await keepLanguage(ctx, language)
    return { user: await currentUser(ctx.member, ctx.site.settings) }
  }
}
