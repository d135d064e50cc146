import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { Ports } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'
import { wantsJson } from '#replies/refusals'
import { TooManyRequests } from '#exceptions/too_many_requests'
import { activationMailSent } from '#queries/accounts/activation_mail_sent'

@inject()
export default class ActivationMailsController {
  constructor(private ports: Ports) {}

  /** The page of an activation link that did not work: asks for another mail. */
  create({ inertia, request }: HttpContext) {
    const expired = request.input('reason') === 'expired'
    return inertia.render('accounts/activation_error', { expired })
  }

  async show({ member }: HttpContext) {
    return { sent: await activationMailSent(member.user.id) }
  }

  async store(ctx: HttpContext) {
    const { id, status } = ctx.member.user
    if (status !== 'not_confirmed') return ctx.response.redirect('/members')
    const key = `activation_mail:${id}`
    const limit = hourly(ctx.site.settings)
    const sent = await limit.attempt(key, () => this.#sendAgain(id))
    if (sent) return thank(ctx)
    const seconds = await limit.availableIn(key)
    throw new TooManyRequests(seconds, { refusal: 'too_many_activation_mails' })
  }

  async #sendAgain(userId: string) {
    await this.ports.unitOfWork.run(({ jobs }) =>
      jobs.add({ name: 'send_mail', kind: 'activation', userId })
    )
    return true
  }
}

function thank(ctx: HttpContext) {
  if (wantsJson(ctx)) return { sent: false }
  ctx.session.flash('success', ctx.i18n.t('accounts.activation_resent'))
  return ctx.response.redirect().back()
}

function hourly({ activationMailsPerHour }: SiteSettings) {
  return limiter.use({ requests: activationMailsPerHour, duration: '1 hour' })
}
