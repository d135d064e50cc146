import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { operationsPort } from '#config/operations'
import { countRequest } from '#operations/request_metrics'

/** Counts requests and how long they take, where somebody can ask for it. */
export default class MetricsMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (operationsPort === undefined) return next()
    const start = performance.now()
    await next()
    countRequest(ctx, (performance.now() - start) / 1000)
  }
}
