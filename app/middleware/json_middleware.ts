import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** For routes that only scripts call: refusals are JSON, whatever the request accepts. */
export default class JsonMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    request.request.headers.accept = 'application/json'
    return next()
  }
}
