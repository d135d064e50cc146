import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { setAdvertised } from '#core/profiles/set_advertised'
import { setCaptioned } from '#core/profiles/set_captioned'
import { setInvisible } from '#core/profiles/set_invisible'
import { privacyValidator } from '#validators/settings/privacy'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class PrivaciesController {
  constructor(private ports: Ports) {}

  edit({ inertia, member, site }: HttpContext) {
    const { invisible, advertised, captioned } = member.profile
    const { loggedOutSearch, loggedOutSearchTrafficsource } = site.settings
    return inertia.render('settings/privacy', {
      invisible,
      advertised,
      captioned,
      visitorsSearch: loggedOutSearch || loggedOutSearchTrafficsource,
    })
  }

  async store(ctx: HttpContext) {
    const { invisible, advertised, captioned } = await ctx.request.validateUsing(privacyValidator)
    const userId = ctx.member.user.id
    if (invisible !== undefined) {
      const outcome = await setInvisible(this.ports, { userId, invisible })
      if (!outcome.ok) return answerRefusal(ctx, outcome, 'invisible')
      const text = invisible ? 'settings.you_are_invisible' : 'settings.you_are_visible'
      ctx.session.flash('success', ctx.i18n.t(text))
    }
    if (advertised !== undefined) {
      await setAdvertised(this.ports, { userId, advertised })
      const text = advertised ? 'settings.you_are_advertised' : 'settings.you_are_not_advertised'
      ctx.session.flash('success', ctx.i18n.t(text))
    }
    if (captioned !== undefined) {
      await setCaptioned(this.ports, { userId, captioned })
      const text = captioned ? 'settings.you_are_captioned' : 'settings.you_are_not_captioned'
      ctx.session.flash('success', ctx.i18n.t(text))
    }
    return ctx.response.redirect('/profile/privacy')
  }
}
