import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { undoEmailChange } from '#core/accounts/email/undo_email_change'
import { Ports } from '#core/ports'
import { followMailLink, showMailLink } from '#replies/mail_link'

/** The link in the notice to the old address. */
@inject()
export default class EmailUndosController {
  constructor(private ports: Ports) {}

  show(ctx: HttpContext) {
    return showMailLink(ctx, 'undo_email')
  }

  store(ctx: HttpContext) {
    return followMailLink(ctx, (secret) => undoEmailChange(this.ports, { secret }))
  }
}
