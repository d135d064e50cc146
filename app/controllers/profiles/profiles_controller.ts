import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { editProfile } from '#core/profiles/edit_profile'
import { answerRefusal } from '#replies/refusals'
import { ownProfile } from '#queries/profiles/own_profile'
import { profileForm } from '#controllers/profiles/profile_form'
import { profileValidator } from '#validators/profiles/profile'

/** A member's own profile. */
@inject()
export default class ProfilesController {
  constructor(private ports: Ports) {}

  async edit(ctx: HttpContext) {
    return ctx.inertia.render('profiles/edit', await ownProfile(ctx))
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(profileValidator)
    const userId = ctx.member.user.id
    const { settings } = ctx.site
    const outcome = await editProfile(this.ports, {
      userId,
      settings,
      form: await profileForm(sent),
    })
    if (!outcome.ok) return answerRefusal(ctx, outcome)

    ctx.session.flash('success', ctx.i18n.t('profiles.profile_saved'))
    return ctx.response.redirect('/profile')
  }
}
