import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { logRequest } from '#operations/request_log'

/** Logs each request from level info on. */
export default class RequestLogMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!ctx.logger.isLevelEnabled('info')) return next()
    const start = performance.now()
    await next()
    logRequest(ctx, performance.now() - start)
  }
}
