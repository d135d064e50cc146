import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cspFactory, frameGuardFactory, hstsFactory, noSniffFactory } from '@adonisjs/shield/guards'
import { safetyHeaders } from '#config/shield'

const guards = [
  cspFactory(safetyHeaders.csp),
  frameGuardFactory(safetyHeaders.xFrame),
  hstsFactory(safetyHeaders.hsts),
  noSniffFactory(safetyHeaders.contentTypeSniffing),
]

/**
 * Sets the headers that protect a page before anything of the request is read, so that an early
 * error has them too.
 */
export default class SafetyHeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    for (const guard of guards) await guard(ctx)
    return next()
  }
}
