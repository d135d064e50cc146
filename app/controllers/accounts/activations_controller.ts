import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { activateAccount } from '#core/accounts/signing_up/activate'
import { Ports } from '#core/ports'
import { mailedToken } from '#replies/mailed_token'

@inject()
export default class ActivationsController {
  constructor(private ports: Ports) {}

  /** A page that posts itself where it is seen, and has a button: mail programs and scanners fetch links. */
  create(ctx: HttpContext) {
    return ctx.inertia.render('accounts/activation', { token: mailedToken(ctx) })
  }

  async store(ctx: HttpContext) {
    const { response, site } = ctx
    const secret = mailedToken(ctx)
    const result = await activateAccount(this.ports, { secret, settings: site.settings })
    if (result.ok) return response.redirect('/activate/done')
    const expired = result.refusal === 'link_expired'
    return response
      .redirect()
      .withQs({ reason: expired ? 'expired' : 'invalid' })
      .toPath('/activate/error')
  }

  show({ inertia }: HttpContext) {
    return inertia.render('accounts/activation_done', {})
  }
}
