import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { askConsent, asksConsent } from '#replies/consent'

/**
 * What stays open without consent: agreeing or not, the texts it is about, and every right that no terms may
 * stand in the way of: one's data, payments, refunds and withdrawal, complaints and decisions, privacy and what
 * one agreed to, notifications, deleting the account; the language menu, logging out, and routes that are no
 * pages.
 */
const open =
  /^\/(consent|decisions|complaints|transactions|notifications|logout|language|login|profile\/(data|delete|privacy|match-finder|blocked)|account-deleted|account\/return|mail-again|mail-change|pages\/|photos\/|unsubscribe\/|webhooks\/|activate|dev\/|__transmit|presence|api\/(user|logout|settings|companyinfo|page-hidden)\.php)/

/** Asks members for consent again who agreed to earlier terms. */
export default class ConsentMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (open.test(ctx.request.url()) || !asksConsent(ctx)) return next()
    return askConsent(ctx)
  }
}
