import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requestPasswordReset } from '#core/accounts/password/request_password_reset'
import { Ports } from '#core/ports'
import { TooManyRequests } from '#exceptions/too_many_requests'
import { takeAnswerFromNetwork } from '#limits/network_limit'
import { resetMailValidator } from '#validators/accounts/password_reset'
import { answerRefusal } from '#replies/refusals'

/** The answer reveals which addresses have an account, so requests are limited by network. */
const askedPerHour = 10

@inject()
export default class ResetMailsController {
  constructor(private ports: Ports) {}

  create({ inertia, session }: HttpContext) {
    const sent = session.flashMessages.get('reset_mail_sent') === true
    return inertia.render('accounts/reset_request', { sent })
  }

  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(resetMailValidator)
    await slowDown(ctx)
    const settings = ctx.site.settings
    const result = await requestPasswordReset(this.ports, { email, settings })
    if (!result.ok) return answerRefusal(ctx, result, 'email')
    ctx.session.flash('reset_mail_sent', true)
    return ctx.response.redirect('/reset-password')
  }
}

async function slowDown(ctx: HttpContext) {
  const taken = await takeAnswerFromNetwork(ctx.request.ip(), 'reset_mail', askedPerHour)
  if (taken.ok) return
  const refusal = taken.isForToday ? 'too_many_reset_mails' : 'too_many_requests'
  throw new TooManyRequests(taken.seconds, { field: 'email', refusal })
}
