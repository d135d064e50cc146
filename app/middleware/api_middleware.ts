import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import JsonMiddleware from '#middleware/json_middleware'
import { isOfApi } from '#replies/api'

/** Answers every call of the API as JSON: also an unknown one, and what is refused before its route. */
export default class ApiMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return isOfApi(ctx) ? new JsonMiddleware().handle(ctx, next) : next()
  }
}
