import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { publicPageAt } from '#core/sites/public_pages/page'
import { withCriticalStyle } from '#replies/critical_style'

/**
 * Public pages come to visitors with the rules that draw them: docs/decisions/0115. Members have the
 * style sheet in their browser; in development it is no file.
 */
export default class CriticalStyleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response, viewer } = ctx
    if (!app.inProduction || viewer || !publicPageAt(request.url())) return
    const body: unknown = response.hasLazyBody ? response.getBody() : null
    if (typeof body !== 'string' || !body.startsWith('<!DOCTYPE html>')) return
    response.send(withCriticalStyle(body, response.nonce))
  }
}
