import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cspFactory, frameGuardFactory, hstsFactory, noSniffFactory } from '@adonisjs/shield/guards'
import { furtherHeaders, safetyHeaders } from '#config/shield'
import { scriptsAreStopped } from '#replies/cookies'

const guards = [
  cspFactory(safetyHeaders.csp),
  frameGuardFactory(safetyHeaders.xFrame),
  hstsFactory(safetyHeaders.hsts),
  noSniffFactory(safetyHeaders.contentTypeSniffing),
]

const policy = 'Content-Security-Policy'

/** All that a page may do but run scripts; the browser shows what stands in `noscript`. */
const noScripts =
  'sandbox allow-forms allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox'

/**
 * Sets the headers that protect an answer before anything of the request is read, so that an early
 * error has them too.
 */
export default class SafetyHeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    for (const guard of guards) await guard(ctx)
    for (const [name, value] of Object.entries(furtherHeaders)) ctx.response.header(name, value)
    if (scriptsAreStopped(ctx)) {
      ctx.response.header(policy, `${ctx.response.getHeader(policy)}; ${noScripts}`)
    }
    return next()
  }
}
