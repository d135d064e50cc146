import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { adminLocales, pictureViews } from '#core/admin/admin'
import { changeOwnSettings } from '#core/admin/admins/change_own_settings'
import { endOwnSessions } from '#core/admin/logging_in/end_own_sessions'
import { Ports } from '#core/ports'
import { passkeysOfAdmin, sessionsOf } from '#queries/admin/admins'
import { answerDone } from '#replies/admin/refusals'
import { endSessionsValidator, ownSettingsValidator } from '#validators/admin/admins'

/** An admin's own account. */
@inject()
export default class OwnSettingsController {
  constructor(private ports: Ports) {}

  async show({ admin, view }: HttpContext) {
    const sessions = await sessionsOf(admin.id)
    const timeZones = Intl.supportedValuesOf('timeZone')
    const passkeys = await passkeysOfAdmin(admin.id)
    const choices = { adminLocales, pictureViews, timeZones }
    return view.render('admin/admins/me', { ...choices, passkeys, sessions })
  }

  async update(ctx: HttpContext) {
    const settings = await ctx.request.validateUsing(ownSettingsValidator)
    await changeOwnSettings(this.ports, { by: ctx.admin.actor, settings })
    return answerDone(ctx, ctx.i18n.t('admin.me.kept'))
  }

  /** Ends one session, or all others. */
  async endSessions(ctx: HttpContext) {
    const { session } = await ctx.request.validateUsing(endSessionsValidator)
    await endOwnSessions(this.ports, {
      by: ctx.admin.actor,
      only: session,
      except: ctx.admin.session.id,
    })
    return answerDone(ctx, ctx.i18n.t('admin.me.ended'))
  }
}
