import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { unsubscribe } from '#core/notifications/mail/disable_mail'
import { Ports } from '#core/ports'
import { answerMailLink, showMailLink } from '#replies/mail_link'

/** How a reader ends notifications, without signing in: the mail tag in the address is theirs alone. */
@inject()
export default class UnsubscriptionsController {
  constructor(private ports: Ports) {}

  show(ctx: HttpContext) {
    return showMailLink(ctx, 'unsubscribe')
  }

  /** Pressed by the reader, or by their mail program in one click (RFC 8058), which follows nothing. */
  async store(ctx: HttpContext) {
    const outcome = await unsubscribe(this.ports, { tag: String(ctx.params.mark) })
    const oneClick = ctx.request.input('List-Unsubscribe') === 'One-Click'
    if (!oneClick) return answerMailLink(ctx, outcome)
    return outcome.ok ? ctx.response.ok('ok') : ctx.response.notFound()
  }
}
