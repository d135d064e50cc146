import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { endSuspension, isSuspended } from '#core/moderation/measures/suspension'
import { Ports } from '#core/ports'
import { wantsJson } from '#replies/refusals'

/**
 * What a suspended member may still use: the decisions and an appeal, complaints, their data, their
 * payments and refunds, leaving, logging out, the texts of the site, and routes that are no pages.
 */
const open =
  /^\/(decisions|complaints|logout|language|country|login|consent|lang-config|profile\/(data|delete)|account-deleted|account\/return|transactions|pages\/|unsubscribe\/|webhooks\/|activate|mail-change\/|manifest\/|offline|old-browser|dev\/|api\/(logout|settings|companyinfo|page-hidden)\.php)/

/** Keeps suspended members on the page that says why and until when; ends what is over. */
@inject()
export default class SuspensionMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const user = ctx.viewer?.user
    if (!user?.suspendedUntil) return next()
    if (!isSuspended(user, this.ports.clock.now())) {
      await endSuspension(this.ports, { userId: user.id })
      return next()
    }
    if (open.test(ctx.request.url())) return next()
    if (wantsJson(ctx)) return ctx.response.forbidden({ error: 'account_suspended' })
    return ctx.response.redirect('/decisions')
  }
}
