import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { adminLocales, pictureViews } from '#core/admin/admin'
import { changeOwnPassword } from '#core/admin/admins/change_own_password'
import { changeOwnSettings } from '#core/admin/admins/change_own_settings'
import { endOwnSessions } from '#core/admin/logging_in/end_own_sessions'
import { Ports } from '#core/ports'
import { guardedAttempt } from '#logins/guarded_attempt'
import { passkeysOfAdmin, sessionsOf } from '#queries/admin/admins'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import {
  endSessionsValidator,
  ownPasswordValidator,
  ownSettingsValidator,
} from '#validators/admin/admins'

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

  /** Guesses of the present password are limited as those of the login are. */
  async changePassword(ctx: HttpContext) {
    const { admin, request, site } = ctx
    const form = await request.validateUsing(ownPasswordValidator)
    const guard = {
      account: `password of ${admin.id}`,
      address: request.ip(),
      device: null,
      settings: site.settings,
    }
    const changed = await guardedAttempt(this.ports, guard, {
      make: () =>
        changeOwnPassword(this.ports, {
          by: admin.actor,
          sessionId: admin.session.id,
          oldPassword: form.old_password,
          password: form.password,
          repeat: form.password_confirmation,
        }),
      isGuess: (outcome: Awaited<ReturnType<typeof changeOwnPassword>>) =>
        !outcome.ok && outcome.refusal === 'old_password_wrong',
    })
    if (!changed.ok) return answerAdminRefusal(ctx, changed)
    return answerDone(ctx, ctx.i18n.t('admin.me.password_changed'), '/admin/me')
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
