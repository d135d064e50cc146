import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { askConsent, asksConsent } from '#replies/consent'

/**
 * What stays open without consent: agreeing or not, the texts it is about, decisions about them,
 * complaints, the language menu, logging out, one's data, deleting the account, and routes that are no pages.
 */
const open =
  /^\/(consent|decisions|complaints|logout|language|login|profile\/(data|delete)|account-deleted|account\/return|pages\/|photos\/|unsubscribe\/|webhooks\/|activate|dev\/|__transmit|api\/(user|logout|settings|companyinfo|page-hidden)\.php)/

/** Asks members for consent again who agreed to earlier terms. */
export default class ConsentMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (open.test(ctx.request.url()) || !asksConsent(ctx)) return next()
    return askConsent(ctx)
  }
}
