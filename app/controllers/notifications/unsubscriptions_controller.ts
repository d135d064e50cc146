import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { unsubscribe } from '#core/notifications/mail/disable_mail'
import { Ports } from '#core/ports'
import { answerMailLink, showMailLink } from '#replies/mail_link'

/** Ends notifications by mail without a login: the tag in the URL identifies the reader. */
@inject()
export default class UnsubscriptionsController {
  constructor(private ports: Ports) {}

  show(ctx: HttpContext) {
    return showMailLink(ctx, 'unsubscribe')
  }

  /**
   * Posted by the reader, or by their mail program in one click (RFC 8058), which follows no
   * redirect.
   */
  async store(ctx: HttpContext) {
    const outcome = await unsubscribe(this.ports, { tag: String(ctx.params.mark) })
    const oneClick = ctx.request.input('List-Unsubscribe') === 'One-Click'
    if (!oneClick) return answerMailLink(ctx, outcome)
    return outcome.ok ? ctx.response.ok('ok') : ctx.response.notFound()
  }
}
