import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { operationsPort } from '#config/operations'
import { logRequest } from '#operations/request_log'
import { countRequest } from '#operations/request_metrics'

/** Measures each request: for its line in the log from level info on, and where somebody can ask for metrics. */
export default class MeasureMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const isLogged = ctx.logger.isLevelEnabled('info')
    const isCounted = operationsPort !== undefined
    if (!isLogged && !isCounted) return next()
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    if (isCounted) countRequest(ctx, ms / 1000)
    if (isLogged) logRequest(ctx, ms)
  }
}
