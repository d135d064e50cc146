import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { describeSelf, eraseSelfDescription } from '#core/profiles/self_description'
import { ownDescription } from '#queries/profiles/own_description'
import { selfDescriptionValidator } from '#validators/settings/self_description'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class SelfDescriptionsController {
  constructor(private ports: Ports) {}

  async edit({ inertia, member }: HttpContext) {
    const description = await ownDescription(member.profile.id)
    return inertia.render('settings/match_finder', { description })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(selfDescriptionValidator)
    const { appearance = null, race = null, consent = false } = form
    const profileId = ctx.member.profile.id
    const about = { profileId, appearance, race, consents: consent }
    const outcome = await describeSelf(this.ports, about)
    if (!outcome.ok) return answerRefusal(ctx, outcome, 'consent')
    return done(ctx, appearance === null && race === null ? 'erased' : 'saved')
  }

  async destroy(ctx: HttpContext) {
    await eraseSelfDescription(this.ports, { profileId: ctx.member.profile.id })
    return done(ctx, 'erased')
  }
}

function done({ i18n, response, session }: HttpContext, what: 'erased' | 'saved') {
  session.flash('success', i18n.t(`finder.self_${what}`))
  return response.redirect('/profile/match-finder')
}
