import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { asksSecondFactor, backOffice } from '#config/admin'
import { logInAdmin } from '#core/admin/logging_in/log_in_admin'
import { logOutAdmin } from '#core/admin/logging_in/log_out_admin'
import { normaliseEmail } from '#core/email'
import { Ports } from '#core/ports'
import { forgetAdminSession, storeAdminSession } from '#logins/admin_sessions'
import { guardedAttempt } from '#logins/guarded_attempt'
import { knownDevice, rememberDevice } from '#logins/known_devices'
import { adminRefusalText } from '#replies/admin/refusals'
import { localPath } from '#replies/fresh_document'
import { adminLoginValidator } from '#validators/admin/login'

@inject()
export default class LoginsController {
  constructor(private ports: Ports) {}

  /** A form that was filled in before the session ended is kept, as it is by `store`. */
  async create({ request, session, view }: HttpContext) {
    session.reflash()
    return view.render('admin/access/login', { next: request.qs().next, email: '', error: null })
  }

  async store(ctx: HttpContext) {
    const { email, next, password } = await ctx.request.validateUsing(adminLoginValidator)
    ctx.session.reflash()
    const userAgent = (ctx.request.header('user-agent') ?? '').slice(0, 255)
    const country = ctx.location.geoip
    const credentials = { email, password, userAgent, country, asksSecondFactor }
    const { settings } = ctx.site
    const account = `admin ${normaliseEmail(email)}`
    const device = knownDevice(ctx, 'admins', account)
    const result = await guardedAttempt(
      this.ports,
      { account, address: ctx.request.ip(), device, settings },
      {
        make: () => logInAdmin(this.ports, credentials),
        isGuess: (outcome: Awaited<ReturnType<typeof logInAdmin>>) => !outcome.ok,
      }
    )
    if (!result.ok) {
      ctx.response.status(422)
      const error = adminRefusalText(ctx, result)
      return ctx.view.render('admin/access/login', { next, email, error })
    }
    storeAdminSession(ctx, result.value.secret)
    rememberDevice(this.ports, ctx, 'admins', account)
    const wanted = localPath(next, backOffice)
    if (!asksSecondFactor) return ctx.response.redirect().toPath(wanted)
    const second = new URLSearchParams({ next: wanted })
    return ctx.response.redirect().toPath(`${backOffice}/second-factor?${second}`)
  }

  async destroy(ctx: HttpContext) {
    await logOutAdmin(this.ports, { sessionId: ctx.admin.session.id })
    forgetAdminSession(ctx)
    return ctx.response.redirect().toPath(`${backOffice}/login`)
  }
}
