import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { resumeMail } from '#core/notifications/mail/mail_again'
import { Ports } from '#core/ports'
import { followMailLink, showMailLink } from '#replies/mail_link'

/** The link that confirms an address again, so that notifications may go there again. */
@inject()
export default class MailAgainsController {
  constructor(private ports: Ports) {}

  show(ctx: HttpContext) {
    return showMailLink(ctx, 'mail_again')
  }

  store(ctx: HttpContext) {
    return followMailLink(ctx, (secret) => resumeMail(this.ports, { secret }))
  }
}
