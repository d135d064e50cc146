import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { endSuspension, isSuspended } from '#core/moderation/measures/suspension'
import { Ports } from '#core/ports'
import { askConsent, asksConsent } from '#replies/consent'
import { wantsJson } from '#replies/refusals'

/**
 * What stays open without consent: agreeing or not, the texts it is about, and every right that no terms may
 * stand in the way of: one's data, payments, refunds and withdrawal, complaints and decisions, privacy and what
 * one agreed to, notifications, deleting the account; the language menu, logging out, and routes that are no
 * pages.
 */
const withoutConsent =
  /^\/(consent|decisions|complaints|transactions|notifications|logout|language|login|profile\/(data|delete|privacy|match-finder|blocked)|account-deleted|account\/return|mail-again|mail-change|pages\/|photos\/|unsubscribe\/|webhooks\/|activate|dev\/|__transmit|presence|api\/(user|logout|settings|companyinfo|page-hidden)\.php)/

/**
 * What a suspended member may still use: the decisions and an appeal, complaints, their data, their
 * payments and refunds, leaving, logging out, the texts of the site, and routes that are no pages.
 */
const whileSuspended =
  /^\/(decisions|complaints|logout|language|country|login|consent|lang-config|profile\/(data|delete)|account-deleted|account\/return|transactions|pages\/|unsubscribe\/|webhooks\/|activate|mail-change\/|manifest\/|offline|old-browser|dev\/|api\/(logout|settings|companyinfo|page-hidden)\.php)/

/**
 * Keeps members who may not go on to the page that says why: asks those for consent again who agreed to
 * earlier terms, and leads suspended ones to their decisions; ends a suspension that is over.
 */
@inject()
export default class StandingMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const path = ctx.request.url()
    if (asksConsent(ctx) && !withoutConsent.test(path)) return askConsent(ctx)
    if (!(await this.#isSuspended(ctx)) || whileSuspended.test(path)) return next()
    if (wantsJson(ctx)) return ctx.response.forbidden({ error: 'account_suspended' })
    return ctx.response.redirect('/decisions')
  }

  async #isSuspended({ viewer }: HttpContext) {
    const user = viewer?.user
    if (!user?.suspendedUntil) return false
    if (isSuspended(user, this.ports.clock.now())) return true
    await endSuspension(this.ports, { userId: user.id })
    return false
  }
}
