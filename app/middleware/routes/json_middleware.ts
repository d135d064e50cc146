import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answerAsJson } from '#replies/api'

/** For routes that only scripts call: refusals are JSON, whatever the request accepts. */
export default class JsonMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    answerAsJson(ctx)
    return next()
  }
}
