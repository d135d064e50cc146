import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { confirmEmailChange } from '#core/accounts/email/confirm_email_change'
import { Ports } from '#core/ports'
import { followMailLink, showMailLink } from '#replies/mail_link'

/** The link in the mail to the new address. */
@inject()
export default class EmailChangesController {
  constructor(private ports: Ports) {}

  show(ctx: HttpContext) {
    return showMailLink(ctx, 'confirm_email')
  }

  store(ctx: HttpContext) {
    return followMailLink(ctx, (secret) => confirmEmailChange(this.ports, { secret }))
  }
}
