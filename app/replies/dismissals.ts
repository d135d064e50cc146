import type { HttpContext } from '@adonisjs/core/http'
import { dismissalFlags } from '#core/notifications/banners/banner'
import { plainCookie } from '#replies/plain_cookie'

/** What was closed on this device: the cookie of each flag holds the time, in milliseconds. */
export function dismissals(ctx: HttpContext) {
  return new Set(dismissalFlags.filter((flag) => /^\d{13}$/.test(plainCookie(ctx, flag) ?? '')))
}
