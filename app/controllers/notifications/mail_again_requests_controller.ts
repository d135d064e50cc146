import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requestMailAgain } from '#core/notifications/mail/mail_again'
import { Ports } from '#core/ports'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class MailAgainRequestsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const outcome = await requestMailAgain(this.ports, { userId: ctx.member.user.id })
    if (!outcome.ok && outcome.refusal === 'too_many_mails_today')
      return answerRefusal(ctx, outcome)
    if (outcome.ok) ctx.session.flash('success', ctx.i18n.t('settings.mail_again_sent'))
    return ctx.response.redirect('/notifications')
  }
}
