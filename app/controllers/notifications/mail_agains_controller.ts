import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { resumeMail } from '#core/notifications/mail_again'
import { Ports } from '#core/ports'
import { answerMailLink, showMailLink } from '#support/accounts/mail_link'

/** The link that proves an address, so that notifications may go there again. */
@inject()
export default class MailAgainsController {
  constructor(private ports: Ports) {}

  show(ctx: HttpContext) {
    return showMailLink(ctx, 'mail_again')
  }

  async store(ctx: HttpContext) {
    const secret = String(ctx.request.input('token', ''))
    return answerMailLink(ctx, await resumeMail(this.ports, { secret }))
  }
}
