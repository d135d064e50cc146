import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { editProfile } from '#core/profiles/edit_profile'
import { refuse } from '#core/result'
import { refuseFields } from '#replies/refusals'
import { ownProfile } from '#queries/profiles/own_profile'
import { profileForm } from '#controllers/profiles/profile_form'
import { profileValidator } from '#validators/profiles/profile'

type Refused = Exclude<Awaited<ReturnType<typeof editProfile>>, { ok: true }>
type Field = Refused['fields'][number]['field']

/** What a member tells of themselves. */
@inject()
export default class ProfilesController {
  constructor(private ports: Ports) {}

  async edit(ctx: HttpContext) {
    return ctx.inertia.render('profiles/edit', await ownProfile(ctx))
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(profileValidator)
    const userId = ctx.member!.user.id
    const { settings } = ctx.site
    const outcome = await editProfile(this.ports, {
      ...{ userId, settings },
      form: await profileForm(sent),
    })
    if (!outcome.ok) return tellAtFields(ctx, outcome)

    ctx.session.flash('success', ctx.i18n.t('profiles.profile_saved'))
    return ctx.response.redirect('/profile')
  }
}

const formFields: Record<Field, string> = {
  name: 'name',
  dateOfBirth: 'date_of_birth',
  country: 'country',
  place: 'place',
  about: 'about',
}

function tellAtFields(ctx: HttpContext, { fields }: Refused) {
  const texts = fields.map(({ field, refusal, details }) => {
    return [formFields[field], refuse(refusal, details)] as const
  })
  return refuseFields(ctx, Object.fromEntries(texts))
}
