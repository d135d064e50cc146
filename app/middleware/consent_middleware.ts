import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { askConsent, asksConsent } from '#replies/consent'

/**
 * What stays open to who does not agree: to say so or not, to read what it is about, to speak
 * one's language, to log out, to leave for good, and what has no page.
 */
const open =
  /^\/(consent|logout|language|login|profile\/delete|account-deleted|account\/return|pages\/|photos\/|unsubscribe\/|webhooks\/|activate|dev\/|__transmit|api\/(user|logout|settings|companyinfo|page-hidden)\.php)/

/** A member whose consent is to earlier terms is asked again before going on. */
export default class ConsentMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (open.test(ctx.request.url()) || !asksConsent(ctx)) return next()
    return askConsent(ctx)
  }
}
